import { expect } from '@playwright/test';
import { createDocument } from '../support/createDocument';
import { ACCOUNTS, FARMER } from '../support/demoAccounts';
import { fillSale, openSaleForm, SALES, signIn, signInWithMicrosoft } from './steps';
import { test } from './test';

const DATE = /^Fecha/;
const SALE = /\/sales\/sale\/[0-9a-f-]{36}$/;

test('T-01 N-08 signs in with a password', async ({ person }) => {
  await signIn(person, ACCOUNTS.admin);
  await person.see({ role: 'heading', name: 'Usuarios' });
  await person.seeText(/^\d+ usuarios$/);
});

/** The day before a date in the form dd/mm/yy, in the same form. */
function getDayBefore(text: string): string {
  const [day = 1, month = 1, year = 0] = text.split('/').map(Number);
  const date = new Date(Date.UTC(2000 + year, month - 1, day - 1));
  return date.toISOString().slice(2, 10).split('-').toReversed().join('/');
}

test('R-25 A-05 registers a sale with a picked date', { tag: '@smoke' }, async ({ person }) => {
  await signIn(person, ACCOUNTS.consultant);
  await openSaleForm(person);
  await fillSale(person);
  const dayBefore = getDayBefore(await person.readField(DATE));
  await person.press({ label: DATE });
  await person.press({ selector: `td[title="${dayBefore}"]`, text: '' });
  await expect.poll(() => person.readField(DATE)).toBe(dayBefore);
  await person.pressButton('Registrar venta');
  await person.arriveAt(SALE);
  await person.seeText(dayBefore);
});

test('R-25 A-05 registers a sale with a typed date', async ({ person }) => {
  await signIn(person, ACCOUNTS.consultant);
  await openSaleForm(person);
  await fillSale(person);
  const dayBefore = getDayBefore(await person.readField(DATE));
  await person.typeInto({ label: DATE }, dayBefore.replaceAll('/', '-'));
  await person.pressEnter();
  await expect.poll(() => person.readField(DATE)).toBe(dayBefore);
  await person.pressButton('Registrar venta');
  await person.arriveAt(SALE);
  await person.seeText(dayBefore);
});

test('X-12 E-09 registers a payment of a DKbono', { tag: '@smoke' }, async ({ person, request }) => {
  const voucher = await createDocument(request, 'vouchers');
  await signIn(person, ACCOUNTS.consultant);
  await person.open(`/dashboard/sales/dkbono/${voucher.id}`);
  await person.seeText(voucher.folio);
  await person.pressButton('Registrar abono');
  await person.typeInto({ label: /^Importe/ }, '1000.25');
  await person.pressButton('Guardar abono');
  await person.seeText(`Abono de $1,000.25 registrado en ${voucher.folio}`);
  await person.seeText('$1,000.25');
});

test('R-09 N-04 a farmer signs in and simulates', { tag: '@smoke' }, async ({ person }) => {
  await person.open('/login/farmer');
  await person.typeInto({ label: 'Teléfono' }, FARMER.phone);
  await person.typeInto({ label: 'Clave de cliente' }, FARMER.clientKey);
  await person.pressButton('Entrar');
  await person.arriveAt(/^\/simulator/);
  await person.see({ role: 'heading', name: /Simulador/ });
  await person.typeInto({ role: 'textbox', name: 'Animales' }, '437');
  await person.see({ role: 'region', name: 'Resultado' });
  await person.see({ selector: '[aria-label="Resultado"]', text: /437/ });
});

test('X-07 T-01 signs in through the Microsoft window and stays signed in', async ({ person }) => {
  await signInWithMicrosoft(person);
  await person.open(SALES);
  await person.seeText(/V-\d{4}-\d{6}/);
});

test('R-10 shows a notification that another session causes', async ({ person, request }) => {
  await signIn(person, ACCOUNTS.supervisor);
  await person.open('/dashboard/notifications');
  await person.see({ role: 'heading', name: 'Notificaciones' });
  const sale = await createDocument(request, 'sales');
  await person.seeText(new RegExp(sale.folio));
});
