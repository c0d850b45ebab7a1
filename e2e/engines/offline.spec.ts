import { randomUUID } from 'node:crypto';
import { expect, mergeTests } from '@playwright/test';
import { test as networkTest } from '../faults/test';
import { waitForCachedChunk, waitForCachedResponse } from '../pageObjects/deviceStorage';
import { ACCOUNTS } from '../support/demoAccounts';
import { query } from '../support/database';
import { fillSale, openSaleForm, signIn, SALES } from './steps';
import { test as engineTest } from './test';

const test = mergeTests(engineTest, networkTest);

const SHOWS_STORED_DATA = /Sin conexión: datos del \d\d\/\d\d\/\d\d/;

test('X-11 R-25 starts offline, and a sale registered offline is sent when the network returns', async ({
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
  await person.pressButton('Registrar venta');
  await person.seeText('Pendiente de enviar');
  const countSales = async () => (await query('select id from sales where notes = $1', [notes])).length;
  expect(await countSales()).toBe(0);

  faults.restore();
  await expect.poll(countSales, { timeout: 60_000 }).toBe(1);
  await person.seeText('Enviado');
  await expect.poll(() => person.sees({ text: SHOWS_STORED_DATA })).toBe(false);
});
