import type { Page } from '@playwright/test';
import type { FaultProxy } from '../../faults/faultProxy';
import { expect, test } from '../../faults/test';
import { expectSectionLoaded, isDocumentMarked, markDocument, getMenu, openSection } from '../../pageObjects/sections';
import { signInWithoutForm } from '../../pageObjects/session';

test.describe.configure({ timeout: 120_000 });

const OLD_FILES = /^\/remotes\/mfe-customers\/[^/]+$/;
const NEW_FILES = /^\/remotes\/mfe-customers\/v2\//;

async function openSignedIn(page: Page): Promise<void> {
  await signInWithoutForm(page, 'consultant');
  await page.goto('/dashboard/sales/list/sale');
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
