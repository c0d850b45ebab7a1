import { ACCOUNTS } from '../../support/demoAccounts';
import { openSection } from '../../pageObjects/sections';
import { signIn } from '../../pageObjects/loginPage';
import { expect, test, collectRequestPaths } from '../../support/test';

test('C-04 a section that is down shows an error panel; the rest works, and "Reintentar" recovers it', async ({
  page,
}) => {
  await page.route('**/mfe-customers/**', (route) => route.abort());
  await signIn(page, ACCOUNTS.consultant);
  await page.getByRole('link', { name: 'Clientes' }).click();
  await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  await openSection(page, 'Ventas');
  await expect(page.getByText(/^V-\d{4}-\d{6}$/).first()).toBeVisible();
  await page.getByRole('link', { name: 'Clientes' }).click();
  await page.unroute('**/mfe-customers/**');
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('columnheader', { name: /Nombre/ })).toBeVisible();
});

test('C-04 a page whose code fails to load shows an error and can be retried', async ({ page }) => {
  await signIn(page, ACCOUNTS.consultant);
  await expect(page.getByText(/^V-\d{4}-\d{6}$/).first()).toBeVisible();
  await page.route('**/mfe-customers/*customers-list*', (route) => route.fulfill({ status: 404, body: 'no' }));
  await page.getByRole('link', { name: 'Clientes' }).click();
  await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  await page.unroute('**/mfe-customers/*customers-list*');
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('columnheader', { name: /Nombre/ })).toBeVisible();
});

test('N-09 N-12 a section that the role may not see redirects home with a message and loads none of its code', async ({
  page,
}) => {
  await signIn(page, ACCOUNTS.consultant);
  await expect(page.getByText(/^V-\d{4}-\d{6}$/).first()).toBeVisible();
  const paths = collectRequestPaths(page);
  await page.goto('/dashboard/products/list');
  await expect(page.getByText('No tiene permiso para abrir esa página.')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/sales\/list\/sale/);
  expect(paths.filter((path) => path.includes('mfe-admin'))).toEqual([]);
});

test('C-07 the menu shows the sections of the registry', async ({ page }) => {
  await page.route('**/dashboard/**', async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    const response = await route.fetch();
    const html = (await response.text()).replaceAll('"label":"Clientes"', '"label":"Ganaderos"');
    return route.fulfill({ response, body: html });
  });
  await signIn(page, ACCOUNTS.consultant);
  await page.goto('/dashboard/sales/list/sale');
  await expect(page.getByRole('link', { name: 'Ganaderos' })).toBeVisible();
});
