import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import {
  waitForCachedChunk,
  waitForCachedResponse,
  waitForStoredEntries,
  waitForStoredText,
} from '../pageObjects/deviceStorage';
import { signIn } from '../pageObjects/loginPage';
import { SaleForm } from '../pageObjects/saleForm';
import { openSession, readApiHeaders, signInWithoutForm } from '../pageObjects/session';
import { createZoneWithCustomer, findOtherConsultant, query } from '../support/database';
import { ACCOUNTS } from '../support/demoAccounts';
import { controlClock, passPause } from '../support/pauses';
import { setOffline } from '../support/setOffline';
import { expect, expectNoHorizontalScroll, test } from '../support/test';

test.use({ serviceWorkers: 'allow', viewport: { width: 360, height: 740 } });
test.describe.configure({ timeout: 120_000 });

const LIST = '/dashboard/sales/list/sale';
const MY_DAY = '/dashboard/my-day';
const getOutbox = (page: Page) => page.getByRole('region', { name: 'En este dispositivo' });
const getNotesField = (page: Page) => page.getByRole('textbox', { name: /Notas|Indicaciones/ });
const getDraftQuestion = (page: Page) => page.getByText(/Hay un borrador del \d\d\/\d\d\/\d\d/);
const expectOffline = (page: Page) =>
  expect(page.getByText(/Sin conexión: datos del \d\d\/\d\d\/\d\d \d\d:\d\d/)).toBeVisible();

/** Fills a sale until it can be submitted. @returns its notes, which identify it */
async function fillSale(page: Page, form: SaleForm, customer: string, code: string, bags: number): Promise<string> {
  const text = `Sin red ${randomUUID()}`;
  await form.chooseCustomer(customer);
  await (await form.addProduct(code)).getByLabel('Bolsas').fill(String(bags));
  await getNotesField(page).fill(text);
  return text;
}

test('R-48 R-33 X-11 without a network a consultant reads Mi día and a season', async ({ page, context }) => {
  await controlClock(page);
  await signInWithoutForm(page, await findOtherConsultant());
  await page.goto(LIST);
  await page.getByRole('navigation', { name: 'Secciones' }).getByRole('link').first().click();
  await expect(page).toHaveURL(MY_DAY);
  await expect(page.getByRole('link', { name: 'Abonar' }).first()).toBeVisible();
  await expectNoHorizontalScroll(page);
  const bags = await page
    .getByRole('link', { name: /^[\d,]+ bolsas$/ })
    .first()
    .innerText();
  for (const call of ['overview/summary', 'targets/progress']) await waitForCachedResponse(page, `GET /${call}`);

  await page.goto('/dashboard/seasons/list');
  // The newest one has not begun.
  await page
    .getByRole('link', { name: /^PV \d{4}$/ })
    .nth(1)
    .click();
  const bestCustomer = page
    .getByRole('figure', { name: /^Clientes que más compran/ })
    .getByRole('link')
    .first();
  const weeks = page.getByRole('figure', { name: /^Bolsas vendidas/ }).getByRole('slider');
  await expect(bestCustomer).toBeVisible();
  await expect(weeks).toBeVisible();
  await expectNoHorizontalScroll(page);
  const figure = await page
    .getByRole('link', { name: /^[\d,]+$/ })
    .first()
    .innerText();

  await passPause(page);
  for (const call of ['overview/weeks', 'seasons/{id}/closing']) await waitForCachedResponse(page, `GET /${call}`);
  for (const chunk of ['my-day', 'season-detail']) await waitForCachedChunk(page, chunk);
  await setOffline(context, true);

  await page.reload();
  await expect(page.getByRole('link', { name: figure, exact: true }).first()).toBeVisible();
  await expect(bestCustomer).toBeVisible();
  await expect(weeks).toBeVisible();
  await expectOffline(page);
  await page.goto(MY_DAY);
  await expect(page.getByRole('link', { name: bags }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Abonar' }).first()).toBeVisible();
  await expectOffline(page);
});

test('X-11 R-17 without a network, a customer that the device has only from the list opens', async ({
  page,
  context,
}) => {
  await controlClock(page);
  await signInWithoutForm(page, 'consultant');
  await page.goto('/dashboard/customers/list');
  const cards = page.getByRole('list', { name: 'clientes', exact: true }).getByRole('link');
  const name = await cards.first().innerText();
  await passPause(page);
  await waitForCachedChunk(page, 'customer-form');
  await waitForCachedResponse(page, 'GET /clients');
  await setOffline(context, true);
  await page.reload();
  await cards.filter({ hasText: name }).first().click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Teléfono' })).toHaveValue(/\d{10}|[\d ]{12}/);
  await expectNoHorizontalScroll(page);
});

const PRICED = 'DKX-T45';
const SCARCE = 'DKX-V50';

interface Product {
  id: string;
  code: string;
  basePrice: string;
}

test('X-11 R-25 P-04 E-07 sales wait without a network and are sent once and in order; one with a risen price and one without stock return as drafts', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const { zoneId, customer } = await createZoneWithCustomer();
  await openSession(request, 'admin');
  const headers = { ...(await readApiHeaders(request)), origin: baseURL ?? '' };
  const answer = await request.get('/api/products/enabled', { headers });
  const { data: products } = (await answer.json()) as { data: Product[] };
  const findProduct = (code: string) => products.find((product) => product.code === code)!;
  let currentPrice = findProduct(PRICED).basePrice;
  /** Sets the price of the product in the zone of the customer. */
  const setPrice = async (price: string): Promise<void> => {
    const validFrom = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Mexico_City' }).format(new Date());
    const changes = [{ productId: findProduct(PRICED).id, price, currentPrice }];
    const response = await request.post('/api/prices', {
      headers,
      data: { validFrom, seasonId: null, zoneId, changes },
    });
    expect(response.status(), await response.text()).toBe(200);
    currentPrice = price;
  };
  await setPrice('2950.00');

  await controlClock(page);
  await signInWithoutForm(page, 'consultant');
  await page.goto(LIST);
  await expect(page.getByText(/^V-\d{4}-\d{6}$/).first()).toBeVisible();
  await passPause(page);
  await waitForCachedChunk(page, 'create-sale');
  await waitForCachedResponse(page, 'GET /inventories');
  const form = new SaleForm(page);
  const streamOpened = page.waitForResponse('**/api/notifications/stream');
  await form.open();
  await passPause(page);
  await streamOpened;
  const priced = await fillSale(page, form, customer, PRICED, 2);
  // The device then holds the stock of this season, whichever the prefetch began with.
  await expect.poll(() => form.readAvailable(PRICED)).toBeGreaterThan(0);
  const total = page.locator('.surco-totals-strong');
  await expect(total).toContainText('$5,900.00');
  await setPrice('3100.00');
  const notice = page.getByRole('status').filter({ hasText: 'Cambió el precio de 1 producto' });
  await expect(notice).toContainText(`${PRICED}: $2,950.00 → $3,100.00`);
  await expect(notice).toContainText('Total: $5,900.00 → $6,200.00');
  await expect(page.locator('.surco-totals').getByText('$5,900.00')).toBeInViewport();
  await expectNoHorizontalScroll(page);

  await setOffline(context, true);
  await form.submit();
  await expect(page).toHaveURL(/\/list\/sale/);
  const waiting = getOutbox(page).getByText('Pendiente de enviar', { exact: true });
  await expect(waiting).toHaveCount(1);
  await page.reload();
  await expectOffline(page);
  await expect(page.getByText(/V-\d{4}-\d{6}/).first()).toBeVisible();
  await form.open();
  const first = await fillSale(page, form, 'Lecher', SCARCE, 1);
  const available = await form.readAvailable(SCARCE);
  await form.submit();
  await expect(waiting).toHaveCount(2);
  await form.open();
  const second = await fillSale(page, form, 'Lecher', SCARCE, available - 1);
  await form.submit();
  await expect(waiting).toHaveCount(3);
  await expectNoHorizontalScroll(page);
  const countSales = async (text: string): Promise<number> =>
    (await query('select id from sales where notes = $1', [text])).length;
  expect(await countSales(first)).toBe(0);

  // Meanwhile the price rises, another sale takes a bag, and the first response is lost.
  await setPrice('3333.00');
  const own = { headers: { ...(await readApiHeaders(page.request)), origin: baseURL ?? '' } };
  const [known] = await query<{ customer_id: string; season_id: string }>(
    `select c.id as customer_id, s.id as season_id from customers c join users u on u.id = c.consultant_id,
       seasons s where u.email = $1 and c.status = 'ACTIVO' and s.is_open and s.start_date <= current_date
     order by s.start_date limit 1`,
    [ACCOUNTS.consultant],
  );
  const otherSale = await page.request.post('/api/sales', {
    ...own,
    data: {
      customerId: known?.customer_id,
      seasonId: known?.season_id,
      lines: [{ productId: findProduct(SCARCE).id, quantity: 1 }],
    },
  });
  expect(otherSale.status(), await otherSale.text()).toBeLessThan(300);
  let lostResponses = 0;
  await page.route('**/api/sales', async (route) => {
    const isFirst = route.request().postData()?.includes(first) && lostResponses === 0;
    if (!isFirst) return route.continue();
    lostResponses += 1;
    await route.fetch();
    return route.abort('connectionreset');
  });
  await setOffline(context, false);
  await expect.poll(() => lostResponses).toBe(1);
  // The outbox retries by itself after some seconds.
  await expect(async () => {
    await passPause(page);
    await expect(getOutbox(page).getByText('Enviado', { exact: true })).toHaveCount(1, { timeout: 1000 });
  }).toPass();
  expect(lostResponses).toBe(1);
  await expect(getOutbox(page).getByText('Error', { exact: true })).toHaveCount(2);
  await expect(page.getByText(/Sin conexión/)).toBeHidden();
  expect(await Promise.all([first, priced, second].map(countSales))).toEqual([1, 0, 0]);

  const changed = /se mostró \$6,200\.00 y ahora es \$6,666\.00/;
  const refused = getOutbox(page).getByRole('listitem').filter({ hasText: changed });
  await expectNoHorizontalScroll(page);
  await refused.getByRole('link', { name: 'Corregir' }).click();
  const reason = page.getByRole('alert', { name: 'Por qué no se envió' });
  await expect(reason.getByText(changed)).toBeVisible();
  await expect(total).toContainText('$6,666.00');
  await expectNoHorizontalScroll(page);
  await form.submit();
  await expect(page).toHaveURL(/\/sale\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('article').getByText('$6,666.00').first()).toBeVisible();

  await page.goto(LIST);
  await getOutbox(page).getByRole('link', { name: 'Corregir' }).click();
  await expect(reason.getByText(/bolsas|existencias|inventario/i).first()).toBeVisible();
  await form.getLine(SCARCE).getByLabel('Bolsas').fill('1');
  await form.submit();
  await expect(page).toHaveURL(/\/sale\/[0-9a-f-]{36}$/);
  expect(await Promise.all([first, priced, second].map(countSales))).toEqual([1, 1, 1]);
});

test('R-25 X-11 T-01 F-01 a draft outlives its tab, a reload and a lost session for its user alone; signing out asks and then deletes everything', async ({
  page: closed,
  context,
}) => {
  await signInWithoutForm(closed, 'consultant');
  const first = new SaleForm(closed);
  await first.open();
  const text = await fillSale(closed, first, 'Lecher', 'DKX-540', 3);
  await waitForStoredText(closed, text);
  await closed.close({ runBeforeUnload: false });

  const page = await context.newPage();
  await page.goto(LIST);
  await expect(getOutbox(page).getByText('Borrador', { exact: true })).toBeVisible();
  const form = new SaleForm(page);
  await form.open();
  await expect(getDraftQuestion(page)).toBeVisible();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(form.getLine('DKX-540').getByLabel('Bolsas')).toHaveValue('3');
  await expect(getNotesField(page)).toHaveValue(text);

  // What was typed just before a reload is retained, too.
  await getNotesField(page).fill(`${text}, corregida`);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(getNotesField(page)).toHaveValue(`${text}, corregida`);
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await page.getByRole('button', { name: 'Guardar borrador y salir' }).click();
  await expect(getOutbox(page).getByText('Borrador', { exact: true })).toBeVisible();

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
  await expect(getDraftQuestion(page)).toBeVisible();
  await waitForStoredEntries(page, 1);
  await page.goto('/logout');
  await expect(page.getByText('Hay 1 borrador en este dispositivo.')).toBeVisible();
  await page.getByRole('button', { name: 'Cerrar la sesión y perderlos' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect.poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))).toEqual([]);
});
