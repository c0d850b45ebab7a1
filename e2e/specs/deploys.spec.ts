import type { Page } from '@playwright/test';
import type { Faults } from '../faults/proxy';
import { expect, test } from '../faults/test';
import { expectPanel, expectWorking, isMarked, mark, openSection, retry } from '../pages/sections';
import { enter } from '../pages/session';

test.describe.configure({ timeout: 120_000 });

const OLD = /^\/remotes\/mfe-customers\/[^/]+$/;
const NEW = /^\/remotes\/mfe-customers\/v2\//;

async function atWork(page: Page, address = '/dashboard/sales/list/sale'): Promise<void> {
  await enter(page, 'consultant');
  await page.goto(address);
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Ventas', exact: true }).first()).toBeVisible();
  await mark(page);
}

/** From now on the registry names another version of the customers' section. */
const deploy = (faults: Faults): void =>
  faults.rewrite(/^\/(dashboard\/.*|registry\.json)$/, (text) =>
    text.replaceAll('/remotes/mfe-customers/', '/remotes/mfe-customers/v2/'),
  );

const pagesAsked = (faults: Faults): number => faults.asked.filter((path) => path.startsWith('/dashboard/')).length;

test('C-07 a tab left open across a deploy works on with what it has; the next load brings the new version', async ({
  page,
  faults,
}) => {
  await atWork(page);
  deploy(faults);
  await openSection(page, 'Clientes');
  await expectWorking(page, 'Clientes');
  expect(await isMarked(page)).toBe(true);
  expect(faults.asked.some((path) => NEW.test(path))).toBe(false);
  await page.reload();
  await expectWorking(page, 'Clientes');
  expect(faults.asked.some((path) => NEW.test(path))).toBe(true);
});

test('C-04 C-07 code that a deploy took away: the page is drawn anew once, at the same address', async ({
  page,
  faults,
}) => {
  await atWork(page);
  deploy(faults);
  faults.fail(OLD, 'answers 404');
  const before = pagesAsked(faults);
  await openSection(page, 'Clientes');
  await expectWorking(page, 'Clientes');
  await expect(page).toHaveURL(/\/dashboard\/customers\/list/);
  expect(await isMarked(page)).toBe(false);
  expect(pagesAsked(faults) - before).toBe(1);
});

test('C-04 code that is missing from the new version too: one reload, then the panel, never a loop', async ({
  page,
  faults,
}) => {
  await atWork(page);
  deploy(faults);
  faults.fail(/^\/remotes\/mfe-customers\//, 'answers 404');
  const before = pagesAsked(faults);
  await openSection(page, 'Clientes');
  await expect.poll(() => pagesAsked(faults) - before).toBe(1);
  await expectPanel(page);
  const looked = page.waitForResponse(/\/registry\.json$/);
  await retry(page);
  await looked;
  await expectPanel(page);
  await openSection(page, 'Ventas');
  await expectWorking(page, 'Ventas');
  expect(pagesAsked(faults) - before).toBe(1);
});

test('C-04 a half-filled form is kept, though something beside it is gone with a deploy', async ({ page, faults }) => {
  await atWork(page, '/dashboard/customers/form');
  const address = page.getByRole('textbox', { name: 'Domicilio' });
  await address.fill('Camino al Fresno 12');
  deploy(faults);
  faults.fail(/latest-notices/, 'answers 404');
  const looked = page.waitForResponse(/\/registry\.json$/);
  await page.getByRole('button', { name: /^Notificaciones/ }).click();
  await looked;
  await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  await expect(address).toHaveValue('Camino al Fresno 12');
  expect(await isMarked(page)).toBe(true);
});
