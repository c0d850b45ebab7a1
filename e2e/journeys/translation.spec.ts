import type { Page } from '@playwright/test';
import { query } from '../support/database';
import { type Account, signInWithoutForm } from '../pageObjects/session';
import { SaleForm } from '../pageObjects/saleForm';
import { chooseOption } from '../pageObjects/select';
import { collectConsoleErrors, expect, test } from '../support/test';
import { translatePage } from '../support/translatePage';

const getPageError = (page: Page) => page.getByText('Algo salió mal en esta página');

test.beforeEach(({ page }) => translatePage(page));

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
])
  test(`A-01 E-06 in a translated page of ${viewport.width} px, the customer shown is the one that is sent`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await signInWithoutForm(page, 'consultant');
    const form = new SaleForm(page);
    await form.open();
    const first = await form.chooseCustomer('Humberto');
    const field = page.locator('.surco-field', { has: page.getByRole('combobox', { name: 'Cliente' }) });
    await expect(field).toContainText(first);
    const second = await form.chooseCustomer('Ignacio');
    expect(second).not.toBe(first);
    await expect(field).toContainText(second);
    await expect(field).not.toContainText(first);

    const line = await form.addProduct('DKX-540');
    await line.getByLabel('Bolsas').fill('1');
    // Nothing is stored: only the request counts.
    await page.route('**/api/sales', (route) => route.abort());
    const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/sales'));
    await form.submit();
    const { customerId } = (await sent).postDataJSON() as { customerId: string };
    const [customer] = await query<{ name: string }>(
      "select concat_ws(' ', first_name, last_name) as name from customers where id = $1",
      [customerId],
    );
    expect(customer?.name).toBe(second);
  });

test('A-01 in a translated page, a filter shows its choice and can be cleared', async ({ page }) => {
  const errors = collectConsoleErrors(page);
  await signInWithoutForm(page, 'admin');
  await page.goto('/dashboard/seasons/inventory');
  await chooseOption(page, 'Temporada', 'PV 2025');
  await expect(page).toHaveURL(/seasonId=/);
  const field = page.locator('.ant-select', { has: page.getByRole('combobox', { name: 'Temporada' }) });
  await expect(field).toHaveText(/^PV 2025/);
  await field.hover();
  await field.getByRole('button', { name: 'Quitar' }).click();
  await expect(field).not.toHaveText(/PV 2025/);
  await expect(getPageError(page)).toBeHidden();
  expect(errors).toEqual([]);
});

test('R-42 A-01 in a translated page, a changed parameter shows its effect', async ({ page }) => {
  await signInWithoutForm(page, 'admin');
  await page.goto('/dashboard/params/simulator-params');
  const parameter = page.getByRole('textbox').first();
  const before = Number(await parameter.inputValue());
  await parameter.fill(String(before + 1));
  await expect(page.locator('ins').first()).toBeVisible();
  await parameter.fill(String(before));
  await expect(page.locator('ins')).toHaveCount(0);
  await expect(getPageError(page)).toBeHidden();
});

/** Main pages by account; each is opened, left for another one, and opened again. */
const PAGES: readonly [Account, readonly string[]][] = [
  [
    'admin',
    [
      '/dashboard/overview',
      '/dashboard/users/list',
      '/dashboard/products/list',
      '/dashboard/customers/list',
      '/dashboard/seasons/list',
      '/dashboard/partners/list/DISTRIBUTOR',
      '/dashboard/sales/targets',
    ],
  ],
  ['consultant', ['/dashboard/my-day', '/dashboard/sales/list/sale', '/dashboard/sales/list/voucher', '/simulator']],
];

for (const [account, paths] of PAGES)
  test(`A-01 the main pages of ${account} work in a translated page`, async ({ page }) => {
    const errors = collectConsoleErrors(page);
    await signInWithoutForm(page, account);
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // Another page of the same document: everything of the former one is removed.
      const link = page.getByRole('navigation', { name: 'Secciones' }).getByRole('link').last();
      if (await link.isVisible()) {
        await link.click();
        await page.goBack();
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      }
      await expect(getPageError(page)).toBeHidden();
    }
    expect(errors).toEqual([]);
  });
