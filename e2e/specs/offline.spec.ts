import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { ACCOUNTS } from '../pages/accounts';
import { query } from '../pages/database';
import { deviceHolds, deviceKeeps, deviceKnows, workerHolds } from '../pages/device';
import { signIn } from '../pages/loginPage';
import { SaleForm } from '../pages/saleForm';
import { apiHeaders } from '../pages/session';
import { expect, expectNoSidewaysScroll, test } from '../pages/test';

test.use({ serviceWorkers: 'allow', viewport: { width: 360, height: 740 } });
test.describe.configure({ timeout: 120_000 });

const LIST = '/dashboard/sales/list/sale';
const outbox = (page: Page) => page.getByRole('region', { name: 'En este equipo' });
const notes = (page: Page) => page.getByRole('textbox', { name: /Notas|Indicaciones/ });

const salesWith = async (text: string): Promise<number> =>
  (await query<{ id: string }>('select id from sales where notes = $1', [text])).length;

/** Fills a sale in so far that it can be handed in. @returns its notes, by which it is known */
async function fill(page: Page, form: SaleForm, code: string, bags: string): Promise<string> {
  const text = `Sin red ${randomUUID()}`;
  await form.chooseCustomer('Lecher');
  const line = await form.addProduct(code);
  await line.getByLabel('Bolsas').fill(bags);
  await notes(page).fill(text);
  return text;
}

/** A consultant whose device has had the time to prepare itself. */
async function readyForTheField(page: Page): Promise<SaleForm> {
  await signIn(page, ACCOUNTS.consultant);
  await page.goto(LIST);
  await workerHolds(page, 'create-sale');
  await deviceKnows(page, 'GET /inventories');
  return new SaleForm(page);
}

test('R-25 a sale being filled survives the closed tab', async ({ page, context }) => {
  await signIn(page, ACCOUNTS.consultant);
  const form = new SaleForm(page);
  await form.open();
  const text = await fill(page, form, 'DKX-540', '3');
  await deviceHolds(page, text);
  await page.close({ runBeforeUnload: false });

  const next = await context.newPage();
  await next.goto(LIST);
  await expect(outbox(next).getByText('Borrador', { exact: true })).toBeVisible();
  const again = new SaleForm(next);
  await again.open();
  await expect(next.getByText(/Hay un borrador del \d\d\/\d\d\/\d\d/)).toBeVisible();
  await next.getByRole('button', { name: 'Continuar' }).click();
  await expect(again.line('DKX-540').getByLabel('Bolsas')).toHaveValue('3');
  await expect(notes(next)).toHaveValue(text);

  await next.getByRole('link', { name: 'Clientes' }).first().click();
  await next.getByRole('button', { name: 'Salir y perder los cambios' }).click();
  await deviceKeeps(next, 0);
});

test('X-11 R-25 without a network a sale waits, what was seen last is read, and it is sent once on return', async ({
  page,
  context,
}) => {
  const form = await readyForTheField(page);
  await context.setOffline(true);
  await form.open();
  const text = await fill(page, form, 'DKX-450', '2');
  await expectNoSidewaysScroll(page);
  await form.submit();
  await expect(page).toHaveURL(/\/list\/sale/);
  await expect(outbox(page).getByText('Pendiente de enviar', { exact: true })).toBeVisible();
  await expectNoSidewaysScroll(page);

  await page.reload();
  await expect(page.getByText(/Sin conexión: datos del \d\d\/\d\d\/\d\d \d\d:\d\d/)).toBeVisible();
  await expect(page.getByText(/V-\d{4}-\d{6}/).first()).toBeVisible();
  await expect(outbox(page).getByText('Pendiente de enviar', { exact: true })).toBeVisible();
  await form.open();
  await page.getByRole('combobox', { name: 'Cliente' }).fill('ruben');
  await page.locator('.ant-select-item-option').filter({ hasText: /rubén/i }).first().click();
  await form.addProduct('DKX-620');
  expect(await form.available('DKX-620')).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await page.getByRole('button', { name: 'Salir y perder los cambios' }).click();
  expect(await salesWith(text)).toBe(0);

  await context.setOffline(false);
  await expect(outbox(page).getByText('Enviado', { exact: true })).toBeVisible();
  await expect(page.getByText(/Sin conexión/)).toBeHidden();
  expect(await salesWith(text)).toBe(1);
  await outbox(page).getByRole('link', { name: 'Ver' }).click();
  await expect(page.getByText(text)).toBeVisible();
});

test('X-11 a sale whose answer was lost is sent again and stands in the list once', async ({ page }) => {
  await signIn(page, ACCOUNTS.consultant);
  const form = new SaleForm(page);
  await form.open();
  let reached = 0;
  await page.route('**/api/sales', async (route) => {
    if (route.request().method() !== 'POST' || ++reached > 1) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  const text = await fill(page, form, 'DKX-470', '1');
  await form.submit();
  await expect(outbox(page).getByText('Pendiente de enviar', { exact: true })).toBeVisible();
  expect(await salesWith(text)).toBe(1);
  // It tries again by itself after some seconds.
  await expect(outbox(page).getByText('Enviado', { exact: true })).toBeVisible({ timeout: 30_000 });
  expect(reached).toBe(2);
  expect(await salesWith(text)).toBe(1);
});

interface Stock {
  productId: string;
  seasonId: string;
  available: number;
}

test('X-11 stock that is gone meanwhile brings the sale back as a draft with the reason', async ({ page, context }) => {
  const form = await readyForTheField(page);
  const headers = { ...(await apiHeaders(page.request)), origin: new URL(page.url()).origin };
  const read = async <T>(path: string): Promise<T> => (await (await page.request.get(path, { headers })).json()) as T;
  await context.setOffline(true);
  await form.open();
  await form.chooseCustomer('Lecher');
  const line = await form.addProduct('DKX-V50');
  const all = await form.available('DKX-V50');
  await line.getByLabel('Bolsas').fill(String(all));
  await form.submit();
  await expect(outbox(page).getByText('Pendiente de enviar', { exact: true })).toBeVisible();

  const { data: stocks } = await read<{ data: (Stock & { product: { code: string } })[] }>(
    '/api/inventories?page=1&size=all&search=DKX-V50',
  );
  const { data: customers } = await read<{ data: { id: string }[] }>('/api/clients?page=1&size=1&status=ACTIVO');
  const stock = stocks.find(({ available }) => available === all)!;
  const taken = await page.request.post('/api/sales', {
    headers,
    data: {
      customerId: customers[0]!.id,
      seasonId: stock.seasonId,
      lines: [{ productId: stock.productId, quantity: 1 }],
    },
  });
  expect(taken.status(), await taken.text()).toBeLessThan(300);

  await context.setOffline(false);
  await expect(outbox(page).getByText('Error', { exact: true })).toBeVisible();
  await expect(
    outbox(page)
      .getByText(/bolsas|existencias|inventario/i)
      .first(),
  ).toBeVisible();
  await outbox(page).getByRole('link', { name: 'Corregir' }).click();
  await expect(page.getByRole('alert', { name: 'Por qué no se envió' })).toBeVisible();
  await form.line('DKX-V50').getByLabel('Bolsas').fill('1');
  await form.submit();
  await expect(page).toHaveURL(/\/sale\/[0-9a-f-]{36}$/);
  await deviceKeeps(page, 0);
});

test('T-01 F-01 a lost session keeps the draft for its person; signing out asks and then leaves nothing', async ({
  page,
  context,
}) => {
  await signIn(page, ACCOUNTS.consultant);
  const form = new SaleForm(page);
  await form.open();
  await deviceHolds(page, await fill(page, form, 'DKX-540', '4'));
  await context.clearCookies();
  await page.goto('/dashboard/customers/list');
  await expect(page).toHaveURL(/\/login/);

  await signIn(page, ACCOUNTS.supervisor);
  await page.goto(LIST);
  await expect(page.getByText(/V-\d{4}-\d{6}/).first()).toBeVisible();
  await expect(outbox(page)).toBeHidden();
  await page.goto('/logout');
  await expect(page).toHaveURL(/\/login/);

  await signIn(page, ACCOUNTS.consultant);
  await form.open();
  await expect(page.getByText(/Hay un borrador del/)).toBeVisible();
  await page.goto('/logout');
  await expect(page.getByText('Hay 1 borrador en este equipo.')).toBeVisible();
  await page.getByRole('button', { name: 'Cerrar la sesión y perderlos' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect.poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))).toEqual([]);
});
