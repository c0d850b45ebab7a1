import type { Page } from '@playwright/test';
import type { FaultProxy } from '../../faults/faultProxy';
import { expect, test } from '../../faults/test';
import {
  expectSectionError,
  expectSectionLoaded,
  isDocumentMarked,
  markDocument,
  getMenu,
  openSection,
  retrySection,
} from '../../pageObjects/sections';
import { signInWithoutForm } from '../../pageObjects/session';
import { fetchChunkFilePattern } from '../../support/hostFiles';

test.describe.configure({ timeout: 120_000 });

const OLD_FILES = /^\/remotes\/mfe-customers\/[^/]+$/;
const NEW_FILES = /^\/remotes\/mfe-customers\/v2\//;

async function openSignedIn(page: Page, path = '/dashboard/sales/list/sale'): Promise<void> {
  await signInWithoutForm(page, 'consultant');
  await page.goto(path);
  await expect(getMenu(page).getByText('Ventas', { exact: true }).first()).toBeVisible();
  await markDocument(page);
}

/** Makes the registry name another version of the customers section. */
const deploy = (faults: FaultProxy): void =>
  faults.rewrite(/^\/(dashboard\/.*|registry\.json)$/, (text) =>
    text.replaceAll('/remotes/mfe-customers/', '/remotes/mfe-customers/v2/'),
  );

const countDocumentRequests = (faults: FaultProxy): number =>
  faults.requestedPaths.filter((path) => path.startsWith('/dashboard/')).length;

test('C-07 a tab that is open during a deployment continues with its version; a reload brings the new one', async ({
  page,
  faults,
}) => {
  await openSignedIn(page);
  deploy(faults);
  await openSection(page, 'Clientes');
  await expectSectionLoaded(page, 'Clientes');
  expect(await isDocumentMarked(page)).toBe(true);
  expect(faults.requestedPaths.some((path) => NEW_FILES.test(path))).toBe(false);
  await page.reload();
  await expectSectionLoaded(page, 'Clientes');
  expect(faults.requestedPaths.some((path) => NEW_FILES.test(path))).toBe(true);
});

test('C-04 C-07 code that a deployment removed makes the page reload once, at the same address', async ({
  page,
  faults,
}) => {
  await openSignedIn(page);
  deploy(faults);
  faults.fail(OLD_FILES, 'answers 404');
  const before = countDocumentRequests(faults);
  await openSection(page, 'Clientes');
  await expectSectionLoaded(page, 'Clientes');
  await expect(page).toHaveURL(/\/dashboard\/customers\/list/);
  expect(await isDocumentMarked(page)).toBe(false);
  expect(countDocumentRequests(faults) - before).toBe(1);
});

test('C-04 code that is missing from the new version too causes one reload and then an error panel', async ({
  page,
  faults,
}) => {
  await openSignedIn(page);
  deploy(faults);
  faults.fail(/^\/remotes\/mfe-customers\//, 'answers 404');
  const before = countDocumentRequests(faults);
  await openSection(page, 'Clientes');
  await expect.poll(() => countDocumentRequests(faults) - before).toBe(1);
  await expectSectionError(page);
  const registryRead = page.waitForResponse(/\/registry\.json$/);
  await retrySection(page);
  await registryRead;
  await expectSectionError(page);
  await openSection(page, 'Ventas');
  await expectSectionLoaded(page, 'Ventas');
  expect(countDocumentRequests(faults) - before).toBe(1);
});

test('C-04 retains a half-filled form when a deployment removes code of another part of the page', async ({
  page,
  faults,
}) => {
  await openSignedIn(page, '/dashboard/customers/form');
  const address = page.getByRole('textbox', { name: 'Domicilio' });
  await address.fill('Camino al Fresno 12');
  deploy(faults);
  faults.fail(await fetchChunkFilePattern(page.request, 'latest-notifications'), 'answers 404');
  const registryRead = page.waitForResponse(/\/registry\.json$/);
  await page.getByRole('button', { name: /^Notificaciones/ }).click();
  await registryRead;
  await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  await expect(address).toHaveValue('Camino al Fresno 12');
  expect(await isDocumentMarked(page)).toBe(true);
});
