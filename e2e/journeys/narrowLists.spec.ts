import type { Locator, Page } from '@playwright/test';
import { readApiHeaders, signInWithoutForm } from '../pageObjects/session';
import { expect, test } from '../support/test';

/** Expects that a table shows all its columns without scrolling. */
const expectWholeTable = (table: Locator): Promise<void> =>
  expect
    .poll(() =>
      table.evaluate(({ parentElement }) =>
        parentElement ? parentElement.scrollWidth - parentElement.clientWidth : 0,
      ),
    )
    .toBeLessThanOrEqual(0);

/** The ids of the sales with the largest totals, whose amounts need the most room. */
async function listLargestSales(page: Page): Promise<string[]> {
  const headers = await readApiHeaders(page.request);
  const response = await page.request.get('/api/sales?page=1&size=4&sort=-total', { headers });
  return ((await response.json()) as { data: { id: string }[] }).data.map(({ id }) => id);
}

test.describe('768 px', () => {
  test.use({ viewport: { width: 768, height: 900 } });

  for (const path of [
    '/dashboard/sales/list/sale',
    '/dashboard/sales/list/voucher',
    '/dashboard/customers/list',
    '/dashboard/users/list',
    '/dashboard/seasons/inventory',
    '/dashboard/products/list',
    '/dashboard/seasons/list',
    '/dashboard/partners/list',
    '/dashboard/users/audit',
  ])
    test(`R-23 no column is cut off: ${path}`, async ({ page }) => {
      await signInWithoutForm(page, 'admin');
      await page.goto(path);
      const table = page.getByRole('table');
      await expect(table.getByRole('row').nth(1)).toBeVisible();
      await expectWholeTable(table);
    });

  test('R-23 the open menu lies over a list, which keeps its columns', async ({ page }) => {
    await signInWithoutForm(page, 'admin');
    await page.goto('/dashboard/products/list');
    const table = page.getByRole('table');
    await expect(table.getByRole('row').nth(1)).toBeVisible();
    const { width } = (await table.boundingBox()) ?? {};
    await page.getByRole('button', { name: 'Ampliar el menú' }).click();
    await expect(page.getByRole('button', { name: 'Reducir el menú' })).toBeVisible();
    expect((await table.boundingBox())?.width).toBe(width);
    await expectWholeTable(table);
  });

  test('R-27 no column of the products of large sales is cut off', async ({ page }) => {
    await signInWithoutForm(page, 'admin');
    for (const id of await listLargestSales(page)) {
      await page.goto(`/dashboard/sales/sale/${id}`);
      const table = page.getByRole('table', { name: 'Productos' });
      await expect(table.getByRole('row').nth(1)).toBeVisible();
      await expectWholeTable(table);
    }
  });

  test('R-23 the list of sales shows total and status', async ({ page }) => {
    await signInWithoutForm(page, 'admin');
    await page.goto('/dashboard/sales/list/sale');
    for (const name of ['Total', 'Estatus']) await expect(page.getByRole('columnheader', { name })).toBeInViewport();
  });
});

test.describe('360 px', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the names of the sections are shown whole', async ({ page }) => {
    await signInWithoutForm(page, 'admin');
    await page.goto('/dashboard/params/sections');
    const titles = page.getByRole('list', { name: 'Secciones publicadas' }).locator('.surco-card-title');
    await expect(titles.first()).toBeVisible();
    const cut = await titles.evaluateAll((all) => all.filter((title) => title.scrollWidth > title.clientWidth).length);
    expect(cut).toBe(0);
  });

  test('the entries of the views have their words', async ({ page }) => {
    await signInWithoutForm(page, 'consultant');
    await page.goto('/dashboard/sales/list/sale');
    await page.getByRole('button', { name: 'Vistas' }).click();
    const views = page.getByRole('dialog', { name: 'Vistas' });
    for (const name of ['Guardar vista…', 'Copiar enlace']) {
      const box = await views.getByText(name, { exact: true }).boundingBox();
      expect(box?.width).toBeGreaterThan(40);
    }
  });
});
