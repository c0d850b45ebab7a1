import type { Page } from '@playwright/test';
import { SaleForm } from '../pageObjects/saleForm';
import { chooseOption } from '../pageObjects/select';
import { signInWithoutForm } from '../pageObjects/session';
import { query } from '../support/database';
import { collectConsoleErrors, expect, test } from '../support/test';
import { translatePage } from '../support/translatePage';

const getPageError = (page: Page) => page.getByText('Algo salió mal en esta página');

test.beforeEach(({ page }) => translatePage(page));

/** Opens pages, leaves each one for another of the same document, so that all of it is removed, and returns. */
async function visitPages(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths)
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const link = page.getByRole('navigation', { name: 'Secciones' }).getByRole('link').last();
      if (await link.isVisible()) {
        const address = page.url();
        await link.click();
        // Until then, back would lead to the document before this one.
        await expect(page).not.toHaveURL(address);
        await page.goBack();
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      }
      await expect(getPageError(page)).toBeHidden();
    });
}

test('A-01 R-42 translated pages work for an administrator: a filter can be cleared, and a parameter shows its effect', async ({
  page,
}) => {
  const errors = collectConsoleErrors(page);
  await signInWithoutForm(page, 'admin');
  await visitPages(page, [
    '/dashboard/overview',
    '/dashboard/users/list',
    '/dashboard/products/list',
    '/dashboard/customers/list',
    '/dashboard/seasons/list',
    '/dashboard/partners/list/DISTRIBUTOR',
    '/dashboard/sales/targets',
  ]);

  await page.goto('/dashboard/seasons/inventory');
  await chooseOption(page, 'Temporada', 'PV 2025');
  await expect(page).toHaveURL(/seasonId=/);
  const field = page.locator('.ant-select', { has: page.getByRole('combobox', { name: 'Temporada' }) });
  await expect(field).toHaveText(/^PV 2025/);
  await field.hover();
  await field.getByRole('button', { name: 'Quitar' }).click();
  await expect(field).not.toHaveText(/PV 2025/);
  await expect(getPageError(page)).toBeHidden();

  await page.goto('/dashboard/params/simulator-params');
  const parameter = page.getByRole('textbox').first();
  await expect(parameter).toHaveValue(/\d/);
  const before = Number(await parameter.inputValue());
  await parameter.fill(String(before + 1));
  await expect(page.locator('ins').first()).toBeVisible();
  await parameter.fill(String(before));
  await expect(page.locator('ins')).toHaveCount(0);
  await expect(getPageError(page)).toBeHidden();
  expect(errors).toEqual([]);
});

test('A-01 E-06 translated pages work for a consultant, and the customer shown is the one that is sent', async ({
  page,
}) => {
  const errors = collectConsoleErrors(page);
  await signInWithoutForm(page, 'consultant');
  await visitPages(page, [
    '/dashboard/my-day',
    '/dashboard/sales/list/sale',
    '/dashboard/sales/list/voucher',
    '/simulator',
  ]);
  const form = new SaleForm(page);
  await form.open();
  const first = await form.chooseCustomer('Humberto');
  const field = page.locator('.surco-field', { has: page.getByRole('combobox', { name: 'Cliente' }) });
  await expect(field).toContainText(first);
  const second = await form.chooseCustomer('Ignacio');
  expect(second).not.toBe(first);
  await expect(field).toContainText(second);
  await expect(field).not.toContainText(first);
  await (await form.addProduct('DKX-540')).getByLabel('Bolsas').fill('1');
  expect(errors).toEqual([]);
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
