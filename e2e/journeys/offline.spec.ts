import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { ACCOUNTS } from '../support/demoAccounts';
import { query } from '../support/database';
import {
  waitForStoredText,
  waitForStoredEntries,
  waitForCachedResponse,
  waitForCachedChunk,
} from '../pageObjects/deviceStorage';
import { signIn } from '../pageObjects/loginPage';
import { setOffline } from '../support/setOffline';
import { SaleForm } from '../pageObjects/saleForm';
import { readApiHeaders } from '../pageObjects/session';
import { expect, expectNoHorizontalScroll, test } from '../support/test';

test.use({ serviceWorkers: 'allow', viewport: { width: 360, height: 740 } });
test.describe.configure({ timeout: 120_000 });

const LIST = '/dashboard/sales/list/sale';
const getOutbox = (page: Page) => page.getByRole('region', { name: 'En este dispositivo' });
const getNotesField = (page: Page) => page.getByRole('textbox', { name: /Notas|Indicaciones/ });

const countSalesWithNotes = async (text: string): Promise<number> =>
  (await query<{ id: string }>('select id from sales where notes = $1', [text])).length;

/** Fills a sale until it can be submitted. @returns its notes, which identify it */
async function fillSale(page: Page, form: SaleForm, code: string, bags: string): Promise<string> {
  const text = `Sin red ${randomUUID()}`;
  await form.chooseCustomer('Lecher');
  const line = await form.addProduct(code);
  await line.getByLabel('Bolsas').fill(bags);
  await getNotesField(page).fill(text);
  return text;
}

/** Signs a consultant in and waits until the device has cached what the sale form needs. */
async function prepareForOffline(page: Page): Promise<SaleForm> {
  await signIn(page, ACCOUNTS.consultant);
  await page.goto(LIST);
  await waitForCachedChunk(page, 'create-sale');
  await waitForCachedResponse(page, 'GET /inventories');
  return new SaleForm(page);
}

test('R-25 retains the draft of a sale after the tab is closed and after leaving with it, until it is discarded', async ({
  page,
  context,
}) => {
  await signIn(page, ACCOUNTS.consultant);
  const form = new SaleForm(page);
  await form.open();
  const text = await fillSale(page, form, 'DKX-540', '3');
  await waitForStoredText(page, text);
  await page.close({ runBeforeUnload: false });

  const next = await context.newPage();
  await next.goto(LIST);
  await expect(getOutbox(next).getByText('Borrador', { exact: true })).toBeVisible();
  const reopened = new SaleForm(next);
  await reopened.open();
  await expect(next.getByText(/Hay un borrador del \d\d\/\d\d\/\d\d/)).toBeVisible();
  await next.getByRole('button', { name: 'Continuar' }).click();
  await expect(reopened.getLine('DKX-540').getByLabel('Bolsas')).toHaveValue('3');
  await expect(getNotesField(next)).toHaveValue(text);

  await next.getByRole('button', { name: 'Cancelar' }).click();
  await next.getByRole('button', { name: 'Guardar borrador y salir' }).click();
  await expect(getOutbox(next).getByText('Borrador', { exact: true })).toBeVisible();
  await reopened.open();
  await next.getByRole('button', { name: 'Continuar' }).click();
  await expect(getNotesField(next)).toHaveValue(text);

  await next.getByRole('button', { name: 'Cancelar' }).click();
  await next.getByRole('button', { name: 'Salir y perder los cambios' }).click();
  await waitForStoredEntries(next, 0);
});

test('X-11 R-25 retains what was typed just before a reload, and another page offers it', async ({ page }) => {
  await signIn(page, ACCOUNTS.consultant);
  const form = new SaleForm(page);
  await form.open();
  const text = await fillSale(page, form, 'DKX-540', '3');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText(/Hay un borrador del \d\d\/\d\d\/\d\d/)).toBeVisible();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(getNotesField(page)).toHaveValue(text);

  await getNotesField(page).fill(`${text}, corregida`);
  await page.goto(LIST);
  await expect(getOutbox(page).getByText('Borrador', { exact: true })).toBeVisible();
  await form.open();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(getNotesField(page)).toHaveValue(`${text}, corregida`);
});

test('X-11 R-25 offline, a sale waits in the outbox and cached pages open; the sale is sent once online', async ({
  page,
  context,
}) => {
  const form = await prepareForOffline(page);
  await setOffline(context, true);
  await form.open();
  const text = await fillSale(page, form, 'DKX-450', '2');
  await expectNoHorizontalScroll(page);
  await form.submit();
  await expect(page).toHaveURL(/\/list\/sale/);
  await expect(getOutbox(page).getByText('Pendiente de enviar', { exact: true })).toBeVisible();
  await expectNoHorizontalScroll(page);

  await page.reload();
  await expect(page.getByText(/Sin conexión: datos del \d\d\/\d\d\/\d\d \d\d:\d\d/)).toBeVisible();
  await expect(page.getByText(/V-\d{4}-\d{6}/).first()).toBeVisible();
  await expect(getOutbox(page).getByText('Pendiente de enviar', { exact: true })).toBeVisible();
  await form.open();
  await page.getByRole('combobox', { name: 'Cliente' }).fill('ruben');
  await page.locator('.ant-select-item-option').filter({ hasText: /rubén/i }).first().click();
  await form.addProduct('DKX-620');
  expect(await form.readAvailable('DKX-620')).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await page.getByRole('button', { name: 'Salir y perder los cambios' }).click();
  expect(await countSalesWithNotes(text)).toBe(0);

  await setOffline(context, false);
  await expect(getOutbox(page).getByText('Enviado', { exact: true })).toBeVisible();
  await expect(page.getByText(/Sin conexión/)).toBeHidden();
  expect(await countSalesWithNotes(text)).toBe(1);
  await getOutbox(page).getByRole('link', { name: 'Ver' }).click();
  await expect(page.getByText(text)).toBeVisible();
});

test('X-11 R-17 offline, a customer that the device has only from the list opens', async ({ page, context }) => {
  await signIn(page, ACCOUNTS.consultant);
  await page.goto('/dashboard/customers/list');
  const cards = page.getByRole('list', { name: 'clientes', exact: true }).getByRole('link');
  const name = await cards.first().innerText();
  await waitForCachedChunk(page, 'customer-form');
  await waitForCachedResponse(page, 'GET /clients');
  await setOffline(context, true);
  await page.reload();
  await cards.filter({ hasText: name }).first().click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Teléfono' })).toHaveValue(/\d{10}|[\d ]{12}/);
  await expectNoHorizontalScroll(page);
});

test('X-11 a sale whose response is lost is sent again and registered once', async ({ page }) => {
  await signIn(page, ACCOUNTS.consultant);
  const form = new SaleForm(page);
  await form.open();
  let requestCount = 0;
  await page.route('**/api/sales', async (route) => {
    if (route.request().method() !== 'POST' || ++requestCount > 1) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  const text = await fillSale(page, form, 'DKX-470', '1');
  await form.submit();
  await expect(getOutbox(page).getByText('Pendiente de enviar', { exact: true })).toBeVisible();
  expect(await countSalesWithNotes(text)).toBe(1);
  // The outbox retries by itself after some seconds.
  await expect(getOutbox(page).getByText('Enviado', { exact: true })).toBeVisible({ timeout: 30_000 });
  expect(requestCount).toBe(2);
  expect(await countSalesWithNotes(text)).toBe(1);
});

interface Stock {
  productId: string;
  seasonId: string;
  available: number;
}

test('X-11 a sale without stock returns as a draft with the reason', async ({ page, context }) => {
  const form = await prepareForOffline(page);
  const headers = { ...(await readApiHeaders(page.request)), origin: new URL(page.url()).origin };
  const read = async <T>(path: string): Promise<T> => (await (await page.request.get(path, { headers })).json()) as T;
  await setOffline(context, true);
  await form.open();
  await form.chooseCustomer('Lecher');
  const line = await form.addProduct('DKX-V50');
  const availableBags = await form.readAvailable('DKX-V50');
  await line.getByLabel('Bolsas').fill(String(availableBags));
  await form.submit();
  await expect(getOutbox(page).getByText('Pendiente de enviar', { exact: true })).toBeVisible();

  const { data: stocks } = await read<{ data: (Stock & { product: { code: string } })[] }>(
    '/api/inventories?page=1&size=all&search=DKX-V50',
  );
  const { data: customers } = await read<{ data: { id: string }[] }>('/api/clients?page=1&size=1&status=ACTIVO');
  const stock = stocks.find(({ available }) => available === availableBags)!;
  const otherSale = await page.request.post('/api/sales', {
    headers,
    data: {
      customerId: customers[0]!.id,
      seasonId: stock.seasonId,
      lines: [{ productId: stock.productId, quantity: 1 }],
    },
  });
  expect(otherSale.status(), await otherSale.text()).toBeLessThan(300);

  await setOffline(context, false);
  await expect(getOutbox(page).getByText('Error', { exact: true })).toBeVisible();
  await expect(
    getOutbox(page)
      .getByText(/bolsas|existencias|inventario/i)
      .first(),
  ).toBeVisible();
  await getOutbox(page).getByRole('link', { name: 'Corregir' }).click();
  await expect(page.getByRole('alert', { name: 'Por qué no se envió' })).toBeVisible();
  await form.getLine('DKX-V50').getByLabel('Bolsas').fill('1');
  await form.submit();
  await expect(page).toHaveURL(/\/sale\/[0-9a-f-]{36}$/);
  await waitForStoredEntries(page, 0);
});

test('T-01 F-01 a lost session retains the draft for its user; signing out asks and then deletes everything', async ({
  page,
  context,
}) => {
  await signIn(page, ACCOUNTS.consultant);
  const form = new SaleForm(page);
  await form.open();
  await waitForStoredText(page, await fillSale(page, form, 'DKX-540', '4'));
  await context.clearCookies();
  await page.goto('/dashboard/customers/list');
  await expect(page).toHaveURL(/\/login/);

  await signIn(page, ACCOUNTS.supervisor);
  await page.goto(LIST);
  await expect(page.getByText(/V-\d{4}-\d{6}/).first()).toBeVisible();
  await expect(getOutbox(page)).toBeHidden();
  await page.goto('/logout');
  await expect(page).toHaveURL(/\/login/);

  await signIn(page, ACCOUNTS.consultant);
  await form.open();
  await expect(page.getByText(/Hay un borrador del/)).toBeVisible();
  await page.goto('/logout');
  await expect(page.getByText('Hay 1 borrador en este dispositivo.')).toBeVisible();
  await page.getByRole('button', { name: 'Cerrar la sesión y perderlos' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect.poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))).toEqual([]);
});
