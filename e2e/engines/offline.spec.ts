import { randomUUID } from 'node:crypto';
import { expect, mergeTests } from '@playwright/test';
import { test as networkTest } from '../faults/test';
import { waitForCachedChunk, waitForCachedResponse } from '../pageObjects/deviceStorage';
import { createUniqueName } from '../pageObjects/recordList';
import { ACCOUNTS } from '../support/demoAccounts';
import { createPhone, query } from '../support/database';
import { fillSale, openSaleForm, signIn, SALES } from './steps';
import { test as engineTest } from './test';

const test = mergeTests(engineTest, networkTest);

const SHOWS_STORED_DATA = /Sin conexión: datos del \d\d\/\d\d\/\d\d/;

test('X-11 R-25 starts offline, and a sale that was left right after typing is registered and sent when the network returns', async ({
  person,
  faults,
}) => {
  await signIn(person, ACCOUNTS.consultant);
  await person.open(SALES);
  await waitForCachedChunk(person, 'create-sale');
  await waitForCachedResponse(person, 'GET /inventories');
  faults.fail(/./, 'closes the connection');
  await person.open(SALES);
  await person.seeText(SHOWS_STORED_DATA, { timeout: 30_000 });
  await openSaleForm(person);
  await fillSale(person);
  const notes = `Sin red ${randomUUID()}`;
  await person.typeInto({ label: /^Notas/ }, notes);
  // At another address: WebKit does not keep a page in its back/forward cache when the same one is loaded again.
  await person.open('/dashboard/sales/create-sale?again');
  await person.seeText(SHOWS_STORED_DATA);
  await person.pressButton('Continuar');
  await person.pressButton('Registrar venta');
  await person.seeText('Pendiente de enviar');
  const countSales = async () => (await query('select id from sales where notes = $1', [notes])).length;
  expect(await countSales()).toBe(0);

  faults.restore();
  await expect.poll(countSales, { timeout: 60_000 }).toBe(1);
  await person.seeText('Enviado');
  await expect.poll(() => person.sees({ text: SHOWS_STORED_DATA })).toBe(false);
});

test('X-34 X-38 X-29 a customer, a DKbono with a payment and a sale that is delivered with a signature, all registered offline, are sent in order', async ({
  person,
  faults,
}) => {
  await signIn(person, ACCOUNTS.consultant);
  await person.open(SALES);
  for (const chunk of [
    'create-voucher',
    'create-sale',
    'customer-form',
    'payment-dialog',
    'delivery-dialog',
    'pending-document',
    'pending-balance',
  ])
    await waitForCachedChunk(person, chunk);
  for (const call of ['inventories', 'localities', 'privacy-notice'])
    await waitForCachedResponse(person, `GET /${call}`);
  faults.fail(/./, 'closes the connection');
  const [lastName, phone, notes] = [createUniqueName(), createPhone(), `Sin red ${randomUUID()}`];
  await person.open('/dashboard/sales/create-dkbono');
  await person.see({ role: 'heading', name: 'Nuevo DKbono' }, { timeout: 30_000 });
  await person.typeInto({ role: 'combobox', name: /^Cliente/ }, `Chuy ${lastName}`);
  await person.press({ selector: '.ant-select-item-option', text: /Registrar cliente/ });
  await person.typeInto({ label: /^Teléfono/ }, phone);
  await person.choose('Estado', 'Coahuila');
  await person.choose('Localidad', 'Torreón');
  await person.pressButton('Registrar cliente');
  await person.choose('Temporada', 'PV');
  await person.choose('Agregar producto', 'DKX-450');
  await person.typeInto({ label: /^Bolsas/ }, '2');
  await person.typeInto({ label: /^Notas/ }, notes);
  await person.pressButton('Registrar DKbono');
  await person.seeText(new RegExp(`Se envía después de «Cliente Chuy ${lastName}»`));
  await person.press({ role: 'link', name: 'Ver' });
  await person.pressButton('Registrar abono');
  await person.typeInto({ label: /^Importe/ }, '100');
  await person.pressButton('Guardar abono');
  await person.seeText(/Pendiente de enviar: un abono/);
  const readPaid = () =>
    query<{ paid: string }>(
      `select v.paid::text from vouchers v join customers c on c.id = v.customer_id
       where v.notes = $1 and c.phone = $2`,
      [notes, phone],
    );
  expect(await readPaid()).toEqual([]);

  await person.open('/dashboard/sales/create-sale');
  await person.choose('Cliente', lastName);
  await person.choose('Temporada', 'PV');
  await person.choose('Agregar producto', 'DKX-450');
  await person.typeInto({ label: /^Bolsas/ }, '1');
  await person.pressButton('Registrar venta');
  await person.seeText(new RegExp(`Venta para Chuy ${lastName}`));
  await person.press({ role: 'link', name: 'Ver' });
  await person.pressButton('Marcar como entregada');
  await person.typeInto({ label: 'Nombre de quien recibe' }, 'Eva Luna');
  await person.press({ role: 'checkbox', name: /Quien recibe firma/ });
  await person.press({ selector: 'canvas', text: 'Recuadro para firmar' });
  await person.press({ selector: '.surco-form-dialog button', text: 'Marcar como entregada' });
  await person.seeText('Entrega pendiente de enviar');
  await person.pressButton('Ver nota de venta');
  await person.see({ selector: '.surco-paper-page', text: /Pendiente de enviar[^]*Eva Luna/ });
  await person.pressButton('Cerrar');
  const readDelivery = () =>
    query<{ status: string; delivered_to: string; signatures: number }>(
      `select s.status, s.delivered_to, (select count(*)::int from images i where i.sale_id = s.id) as signatures
       from sales s join customers c on c.id = s.customer_id where c.phone = $1`,
      [phone],
    );

  faults.restore();
  await expect.poll(readPaid, { timeout: 60_000 }).toEqual([{ paid: '100.00' }]);
  await expect
    .poll(readDelivery, { timeout: 60_000 })
    .toEqual([{ status: 'ENTREGADA', delivered_to: 'Eva Luna', signatures: 1 }]);
  await person.see({ role: 'heading', name: /V-\d{4}-\d{6}/ });
});
