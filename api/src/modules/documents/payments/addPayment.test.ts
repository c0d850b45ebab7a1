import { randomUUID } from 'node:crypto';
import type { Sale, Voucher } from '@surco/shared/contract';
import { addDays, limits, sumMoney } from '@surco/shared/domain';
import { getErrorPaths, put } from '../../../testing/responses';
import { today, type ApiResponse, type TestApi, type TestClient } from '../../../testing/harness';
import { readPdf } from '../../../testing/documents/readPdf';
import { buildCashPayment, putPayments, VoucherFixtures } from '../../../testing/documents/voucherFixtures';

let fixtures: VoucherFixtures;
let api: TestApi;
let admin: TestClient;
let consultant: TestClient;
beforeAll(async () => {
  fixtures = await VoucherFixtures.start();
  ({ api, admin, consultant } = fixtures);
});
afterAll(() => api.close());

const create = async (change: object = {}) => fixtures.createVoucher(await fixtures.createStock(), change);
const read = ({ body }: ApiResponse) => body.data as Voucher;
const pay = (by: TestClient, id: string, change: object = {}, headers = {}) =>
  by.post(`/vouchers/${id}/payments`, { ...buildCashPayment('100.00'), ...change }, headers);
const getNumber = (folio = ''): number => Number(folio.slice(-6));

/** The folios of all receipts of the year, in the order in which they were written. */
async function readReceipts(): Promise<number[]> {
  const rows = await api.db.selectFrom('payments').select('receipt_folio').orderBy('created_at').execute();
  return rows.flatMap(({ receipt_folio: folio }) =>
    folio.startsWith(`R-${today.slice(0, 4)}-`) ? [getNumber(folio)] : [],
  );
}
const expectNoGaps = (numbers: readonly number[]) => expect(numbers).toEqual(numbers.map((_, index) => index + 1));

test('X-30 records one payment once, with a receipt that names the balance before and after it', async () => {
  const { id, total } = await create();
  const headers = { 'idempotency-key': randomUUID() };
  const first = await pay(consultant, id, { amount: '1,000.5', method: '03', reference: ' SPEI 7 ' }, headers);
  expect((await pay(consultant, id, { amount: '1,000.5', method: '03', reference: ' SPEI 7 ' }, headers)).body).toEqual(
    first.body,
  );
  const second = read(await pay(admin, id, { amount: '60.00' }));
  expect(second).toMatchObject({ status: 'CON_ABONOS', paid: '1060.50', balance: '122600.00' });
  const [a, b] = second.payments;
  expect(a).toMatchObject({ amount: '1000.50', reference: 'SPEI 7', balanceBefore: total, balanceAfter: '122660.00' });
  expect(b).toMatchObject({ balanceBefore: '122660.00', balanceAfter: '122600.00' });
  expect(getNumber(b?.receiptFolio)).toBe(getNumber(a?.receiptFolio) + 1);
  expect(second.history.at(-1)).toMatchObject({ action: 'ABONO' });
});

test.each([
  [{ amount: '123660.51' }, 400, 'amount'],
  [{ amount: '0' }, 400, 'amount'],
  [{ date: addDays(today, 1) }, 400, 'date'],
  [{ method: '02' }, 400, 'reference'],
  [{ date: addDays(today, -400) }, 409, 'date'],
])('X-30 rejects a payment with %j at its field, and takes no folio', async (change, status, field) => {
  const { id } = await create();
  const before = await readReceipts();
  const response = await pay(consultant, id, change);
  expect([response.status, getErrorPaths(response)]).toEqual([status, [field]]);
  expect(await readReceipts()).toEqual(before);
});

test('X-30 records a payment before the date of its DKbono after a person has confirmed it, in the series of its year', async () => {
  const { id } = await create();
  const { payments } = read(await pay(consultant, id, { date: '2025-03-01', dateConfirmed: true }));
  expect(payments[0]?.receiptFolio).toMatch(/^R-2025-\d{6}$/);
});

test('X-30 a sale takes payments of its DKbono also when more was sold; a direct sale takes none', async () => {
  const stock = await fixtures.createStock();
  const voucher = await fixtures.createVoucher(stock, {
    lines: [{ productId: stock.first.id, quantity: 1 }],
    firstPayment: buildCashPayment('3950.00'),
  });
  const lines = [{ productId: stock.first.id, quantity: 3 }];
  const body = fixtures.buildBody(stock, { lines });
  const { id } = (await consultant.post('/sales', { ...body, voucherId: voucher.id })).body.data as Sale;
  const paid = await consultant.post(`/sales/${id}/payments`, buildCashPayment('7000.00'));
  expect([paid.status, paid.body.data]).toMatchObject([200, { id }]);
  expect(read(await admin.get(`/vouchers/${voucher.id}`))).toMatchObject({
    status: 'CONVERTIDO',
    balance: '900.00',
    payments: [{ balanceBefore: '3950.00' }, { balanceBefore: '7900.00', balanceAfter: '900.00' }],
  });
  const direct = (await consultant.post('/sales', body)).body.data as Sale;
  const refused = await consultant.post(`/sales/${direct.id}/payments`, buildCashPayment('1.00'));
  expect([refused.status, refused.body.error]).toEqual([409, expect.stringContaining('venta directa')]);
});

test('X-30 P-07 a paid or cancelled DKbono takes no payment, nor does one with as many as a list may have', async () => {
  const paid = await create({ firstPayment: buildCashPayment('123660.50') });
  const cancelled = await create();
  await consultant.post(`/vouchers/${cancelled.id}/cancel`, { reason: 'Prueba' });
  const full = await create();
  const payments = Array.from({ length: limits.payments.max }, () => buildCashPayment('1.00'));
  expect((await putPayments(consultant, full, payments)).status).toBe(200);
  for (const { id } of [paid, cancelled, full])
    expect((await pay(consultant, id)).body.code).toBe('TRANSICION_INVALIDA');
});

test('X-12 X-30 a corrected or removed payment is cancelled with its reason, keeps its receipt and counts nowhere', async () => {
  const { id } = await create();
  await pay(consultant, id, { amount: '100.00' });
  const { payments, version } = read(await pay(consultant, id, { amount: '200.00' }));
  const [kept, removed] = payments.map(({ id: paymentId, date, method }) => ({ id: paymentId, date, method }));
  const corrected = { ...kept, amount: '50.00' };
  const list = { payments: [corrected, { ...removed, amount: '200.00' }], version };
  const first = read(await put(admin, `/vouchers/${id}/payments`, { ...list, reason: 'Se capturó dos veces' }));
  const [other, replacement] = first.payments;
  expect(other).toMatchObject({ amount: '200.00', receiptFolio: payments[1]?.receiptFolio });
  expect(replacement).toMatchObject({ amount: '50.00', receivedBy: payments[0]?.receivedBy });
  const second = read(
    await put(admin, `/vouchers/${id}/payments`, {
      payments: [{ ...kept, id: replacement?.id, amount: '50.00' }],
      version: first.version,
    }),
  );
  expect(second).toMatchObject({ paid: '50.00', payments: [{ amount: '50.00' }] });
  expect(second.cancelledPayments).toMatchObject([
    { amount: '100.00', receiptFolio: payments[0]?.receiptFolio, cancellationReason: 'Se capturó dos veces' },
    { amount: '200.00', receiptFolio: payments[1]?.receiptFolio, cancellationReason: 'Corrección' },
  ]);
  expect(second.history.slice(-2).map(({ action, note }) => [action, note])).toEqual([
    ['MODIFICADA', 'Se capturó dos veces'],
    ['MODIFICADA', 'Corrección'],
  ]);
  const { rows } = { rows: (await consultant.get(`/vouchers?customerId=${api.company.customer.id}`)).body.data };
  expect((rows as Voucher[]).find((row) => row.id === id)?.payments).toHaveLength(1);
});

test('X-30 two people who pay at once are both recorded in order, never above the total, and no receipt has a gap', async () => {
  const vouchers = await Promise.all([create(), create()]);
  const responses = await Promise.all(
    vouchers.flatMap(({ id }) =>
      Array.from({ length: 14 }, (_, n) => pay(n % 2 ? admin : consultant, id, { amount: '10000.00' })),
    ),
  );
  // Twelve payments of 10,000 fit into 123,660.50.
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(24);
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200, 400]));
  for (const { id } of vouchers) {
    const { payments, balance, paid } = read(await admin.get(`/vouchers/${id}`));
    expect([paid, balance]).toEqual(['120000.00', '3660.50']);
    expect(sumMoney(payments.map(({ amount }) => amount))).toBe(paid);
    const numbers = payments.map(({ receiptFolio }) => getNumber(receiptFolio));
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    expect(payments.map(({ balanceBefore }) => balanceBefore).slice(1)).toEqual(
      payments.map(({ balanceAfter }) => balanceAfter).slice(0, -1),
    );
  }
  expectNoGaps(await readReceipts());
}, 30_000);

test('X-30 X-32 draws the receipt of a payment, also of a cancelled one, and the account of its customer', async () => {
  const { id } = await create();
  const { payments, version } = read(await pay(consultant, id, { amount: '1234.50' }));
  await put(admin, `/vouchers/${id}/payments`, { payments: [], version, reason: 'Se capturó dos veces' });
  const receipt = await consultant.get(`/payments/${payments[0]?.id}/pdf`);
  const folio = payments[0]?.receiptFolio ?? '';
  expect(receipt.headers['content-disposition']).toContain(`inline; filename="Recibo de abono ${folio}.pdf"`);
  const text = readPdf(receipt.rawBody).pages.join(' ').replaceAll(/\s+/g, ' ');
  for (const part of [folio, 'Saldo anterior $123,660.50', 'Cancelado', 'Se capturó dos veces'])
    expect(text).toContain(part);
  const account = await consultant.get(`/clients/${api.company.customer.id}/statement/pdf?download=true`);
  expect(account.headers['content-disposition']).toContain(`attachment; filename="Estado de cuenta ${today}.pdf"`);
  expect(readPdf(account.rawBody).pages.join(' ')).toContain(folio);
  const entries = await api.db
    .selectFrom('audit_log')
    .select('entity')
    .where('action', '=', 'PDF')
    .orderBy('id')
    .execute();
  expect(entries.map(({ entity }) => entity)).toEqual(['payment', 'client']);
});
