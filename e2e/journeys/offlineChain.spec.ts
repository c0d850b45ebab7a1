import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { waitForCachedChunk, waitForCachedResponse } from '../pageObjects/deviceStorage';
import { createUniqueName } from '../pageObjects/recordList';
import { SaleForm } from '../pageObjects/saleForm';
import { chooseOption } from '../pageObjects/select';
import { readApiHeaders, signInWithoutForm } from '../pageObjects/session';
import { createPhone, query } from '../support/database';
import { controlClock, passPause } from '../support/pauses';
import { setOffline } from '../support/setOffline';
import { expect, expectNoHorizontalScroll, test } from '../support/test';

test.use({ serviceWorkers: 'allow', viewport: { width: 360, height: 740 } });
test.describe.configure({ timeout: 120_000 });

const VOUCHERS = '/dashboard/sales/list/voucher';
const getItems = (page: Page) => page.getByRole('region', { name: 'En este dispositivo' }).getByRole('listitem');

/** A consultant whose device has what the forms need loses the network. */
async function goOffline(page: Page, context: BrowserContext): Promise<void> {
  await signInWithoutForm(page, 'consultant');
  await controlClock(page);
  await page.goto(VOUCHERS);
  await expect(getItems(page).or(page.getByText(/^DKB-/)).first()).toBeVisible();
  await passPause(page);
  for (const chunk of ['create-voucher', 'customer-form', 'payment-dialog', 'pending-document', 'pending-balance'])
    await waitForCachedChunk(page, chunk);
  // Of Mi día, the progress is requested last.
  for (const call of ['inventories', 'localities', 'production-types', 'privacy-notice', 'targets/progress'])
    await waitForCachedResponse(page, `GET /${call}`);
  await setOffline(context, true);
  await page.reload();
}

/** From the form of a DKbono, registers a customer and returns to it. @returns the full name */
async function registerCustomer(page: Page, lastName: string, phone: string): Promise<string> {
  const field = page.getByRole('combobox', { name: 'Cliente' });
  await field.click();
  await field.fill(`Chuy ${lastName}`);
  await page.locator('.ant-select-item-option').filter({ hasText: 'Registrar cliente' }).click();
  await page.getByLabel(/^Teléfono/).fill(phone);
  await chooseOption(page, /^Estado/, 'Coahuila', 'coahuila');
  await chooseOption(page, /^Localidad/, 'Torreón', 'torreon');
  await page.getByRole('checkbox', { name: /aviso de privacidad/ }).check();
  await expectNoHorizontalScroll(page);
  await page.getByRole('button', { name: 'Registrar cliente' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nuevo DKbono' })).toBeVisible();
  return `Chuy ${lastName}`;
}

/** Registers a DKbono of a new customer, and a payment of it. @returns the notes of the DKbono */
async function registerChain(page: Page, lastName: string, phone: string): Promise<string> {
  const notes = `Sin red ${randomUUID()}`;
  const form = new SaleForm(page, 'voucher');
  await form.open();
  const name = await registerCustomer(page, lastName, phone);
  await expect(page.getByText(name).first()).toBeVisible();
  await page.getByRole('combobox', { name: /^Temporada/ }).click();
  await page.locator('.ant-select-item-option:visible').first().click();
  await (await form.addProduct('DKX-450')).getByLabel('Bolsas').fill('2');
  await page.getByRole('textbox', { name: /Notas|Indicaciones/ }).fill(notes);
  await form.submit();
  const item = getItems(page).filter({ hasText: `DKbono para ${name}` });
  await expect(item.getByText(`Se envía después de «Cliente ${name}».`)).toBeVisible();
  await expectNoHorizontalScroll(page);

  await item.getByRole('link', { name: 'Ver' }).click();
  await page.getByRole('button', { name: 'Registrar abono' }).click();
  const dialog = page.getByRole('dialog', { name: 'Registrar abono' });
  await dialog.getByLabel('Importe').fill('100');
  await expectNoHorizontalScroll(page);
  await dialog.getByRole('button', { name: 'Guardar abono' }).click();
  await expect(getItems(page)).toHaveCount(2);
  await expect(page.getByText(/Pendiente de enviar: un abono\. Saldo al enviarse/)).toBeVisible();
  await expectNoHorizontalScroll(page);
  await page
    .getByRole('button', { name: /^Más acciones/ })
    .or(page.getByRole('button', { name: 'Más' }))
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Ver DKbono' }).click();
  const paper = page.getByRole('dialog', { name: 'DKbono' });
  await expect(paper.getByText('Pendiente de enviar').first()).toBeVisible();
  await expect(paper.getByText('$100.00').first()).toBeVisible();
  await paper.getByRole('button', { name: 'Cerrar' }).click();
  return notes;
}

const readVouchers = (notes: string) =>
  query<{ customer_id: string; last_name: string; phone: string; paid: string; payments: number; sales: number }>(
    `select c.id as customer_id, c.last_name, c.phone, v.paid::text,
       (select count(*)::int from payments p where p.voucher_id = v.id) as payments,
       (select count(*)::int from sales s where s.customer_id = c.id) as sales
     from vouchers v join customers c on c.id = v.customer_id where v.notes = $1`,
    [notes],
  );

test('X-34 R-16 R-25 R-28 R-48 X-30 without a network a customer, what is sold to them and a payment wait, and are sent in order', async ({
  page,
  context,
}) => {
  await goOffline(page, context);
  // A DKbono that was shown in Mi día opens.
  await page.goto('/dashboard/my-day');
  await page.getByRole('link', { name: 'Abonar' }).first().click();
  await page.getByRole('dialog', { name: 'Registrar abono' }).getByRole('button', { name: 'Volver' }).click();

  const [lastName, phone] = [createUniqueName(), createPhone()];
  const notes = await registerChain(page, lastName, phone);
  const pendingPage = page.url();
  const sale = new SaleForm(page);
  await sale.open();
  await sale.chooseCustomer(lastName);
  await (await sale.addProduct('DKX-450')).getByLabel('Bolsas').fill('1');
  await sale.submit();
  await expect(getItems(page).filter({ hasText: `Venta para Chuy ${lastName}` })).toContainText('Se envía después de');
  expect(await readVouchers(notes)).toEqual([]);

  await page.goto(pendingPage);
  await expect(page.getByText(/Pendiente de enviar: un abono/)).toBeVisible();
  await setOffline(context, false);
  await expect(page).not.toHaveURL(/pendiente/);
  await expect(page.getByRole('heading', { level: 1, name: /^DKB-\d{4}-\d{6}/ })).toBeVisible();
  await expect
    .poll(() => readVouchers(notes))
    .toEqual([expect.objectContaining({ last_name: lastName, phone, paid: '100.00', payments: 1, sales: 1 })]);
});

test('X-34 what depends on a customer that somebody else has registered waits, and follows to that one', async ({
  page,
  context,
  baseURL,
}) => {
  await goOffline(page, context);
  const [lastName, phone] = [createUniqueName(), createPhone()];
  const notes = await registerChain(page, lastName, phone);
  const [place] = await query<{ id: string; state_id: string }>(
    `select id, state_id from localities order by created_at, id limit 1`,
  );
  const other = await page.request.post('/api/clients', {
    headers: { ...(await readApiHeaders(page.request)), origin: baseURL ?? '' },
    data: {
      personType: 'FISICA',
      firstName: 'Jesús',
      lastName,
      phone,
      stateId: place?.state_id,
      localityId: place?.id,
    },
  });
  expect(other.status(), await other.text()).toBe(201);
  const { data: existing } = (await other.json()) as { data: { id: string } };
  await page.goto(VOUCHERS);
  await setOffline(context, false);
  const refused = getItems(page).filter({ hasText: 'Este teléfono ya está registrado' });
  await expect(refused).toBeVisible();
  await expect(getItems(page).filter({ hasText: 'que falta corregir y enviar' })).toHaveCount(1);
  await refused.getByRole('link', { name: 'Corregir' }).click();
  await expect(page.getByRole('alert', { name: 'Por qué no se envió' })).toBeVisible();
  await expectNoHorizontalScroll(page);
  await page.getByRole('button', { name: 'Usar este cliente' }).first().click();
  await page.getByRole('button', { name: 'Descartar y usar el registrado' }).click();
  await expect
    .poll(() => readVouchers(notes), { timeout: 30_000 })
    .toEqual([expect.objectContaining({ customer_id: existing.id, payments: 1 })]);
});
