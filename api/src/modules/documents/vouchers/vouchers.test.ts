import { getErrorPaths, put } from '../../../testing/responses';
import { today, type TestApi, type TestClient } from '../../../testing/harness';
import {
  buildCashPayment,
  type PaymentBody,
  readVoucher,
  putPayments,
  VoucherFixtures,
} from '../../../testing/documents/voucherFixtures';
import { expireVouchers } from './expireVouchers';

let fixtures: VoucherFixtures;
let api: TestApi;
let admin: TestClient;
let consultant: TestClient;
beforeAll(async () => {
  fixtures = await VoucherFixtures.start();
  ({ api, admin, consultant } = fixtures);
});
afterAll(() => api.close());

test('R-28 P-01 X-11 prices a DKbono on the server and reserves its bags', async () => {
  const stock = await fixtures.createStock();
  const response = await consultant.post('/vouchers', fixtures.buildBody(stock));
  expect(response.status).toBe(201);
  expect(response.body.data).toMatchObject({
    status: 'ABIERTO',
    total: '123660.50',
    paid: '0.00',
    balance: '123660.50',
    expiresAt: '2027-01-19',
    payments: [],
  });
  expect(readVoucher(response).folio).toMatch(/^DKB-2026-\d{6}$/);
  expect([await stock.readBags(stock.first.id), await stock.readBags(stock.second.id)]).toEqual([
    [29, 0, 71],
    [6, 0, 44],
  ]);
});

test('X-10 updates the reserved stock by the difference and keeps the price of existing lines', async () => {
  const stock = await fixtures.createStock();
  const voucher = await fixtures.createVoucher(stock);
  await api.db.updateTable('products').set({ base_price: '9999.00' }).where('id', '=', stock.first.id).execute();
  const edit = {
    ...fixtures.buildBody(stock, { lines: [{ productId: stock.first.id, quantity: 31 }] }),
    version: voucher.version,
  };
  const after = readVoucher(await put(consultant, `/vouchers/${voucher.id}`, edit));
  expect(after.lines).toMatchObject([{ quantity: 31, basePrice: '3950.00' }]);
  expect([await stock.readBags(stock.first.id), await stock.readBags(stock.second.id)]).toEqual([
    [31, 0, 69],
    [0, 0, 50],
  ]);
  expect(after.history.at(-1)?.changes).toEqual(
    expect.arrayContaining([
      { field: `${stock.first.code} · Bolsas`, before: '29', after: '31' },
      { field: stock.second.code, before: '6 bolsas', after: null },
      { field: 'Total', before: '$123,660.50', after: '$122,450.00' },
    ]),
  );
});

test('X-10 rejects an edit below the paid amount or beyond the stock at its lines', async () => {
  const stock = await fixtures.createStock();
  const voucher = readVoucher(
    await putPayments(consultant, await fixtures.createVoucher(stock), [buildCashPayment('20000.00')]),
  );
  const edit = (lines: object[]) =>
    put(consultant, `/vouchers/${voucher.id}`, { ...fixtures.buildBody(stock, { lines }), version: voucher.version });
  const less = await edit([{ productId: stock.second.id, quantity: 6 }]);
  expect([less.status, getErrorPaths(less)]).toEqual([400, ['lines']]);
  const more = await edit([
    { productId: stock.second.id, quantity: 6 },
    { productId: stock.first.id, quantity: 101 },
  ]);
  expect([more.status, more.body.code, getErrorPaths(more)]).toEqual([409, 'STOCK_INSUFICIENTE', ['lines.1.quantity']]);
  expect(await stock.readBags(stock.first.id)).toEqual([29, 0, 71]);
});

test('T-02 X-11 accepts DKbonos only while the season admits them, also before it starts', async () => {
  const stock = await fixtures.createStock();
  const future = await api.make.season({ start_date: '2027-03-01', is_open: false, is_voucher_open: true });
  await api.make.inventory(future.id, stock.first.id, api.company.distributor.id, 5);
  const lines = [{ productId: stock.first.id, quantity: 5 }];
  expect((await consultant.post('/vouchers', fixtures.buildBody(stock, { seasonId: future.id, lines }))).status).toBe(
    201,
  );
  const shut = await api.make.season({ is_open: true, is_voucher_open: false });
  const refused = await consultant.post('/vouchers', fixtures.buildBody(stock, { seasonId: shut.id, lines }));
  expect([refused.status, refused.body.code, getErrorPaths(refused)]).toEqual([409, 'TEMPORADA_CERRADA', ['seasonId']]);
});

test('X-11 rejects more bags than are available at the line and writes nothing', async () => {
  const stock = await fixtures.createStock([28, 50]);
  const refused = await consultant.post('/vouchers', fixtures.buildBody(stock));
  expect([refused.status, getErrorPaths(refused)]).toEqual([409, ['lines.0.quantity']]);
  expect(refused.body.error).toContain('28 bolsas');
  expect([await stock.readBags(stock.first.id), await stock.readBags(stock.second.id)]).toEqual([
    [0, 0, 28],
    [0, 0, 50],
  ]);
});

test('releases the bags of a cancelled DKbono and rejects any further change', async () => {
  const stock = await fixtures.createStock();
  const voucher = await fixtures.createVoucher(stock);
  expect((await consultant.post(`/vouchers/${voucher.id}/cancel`, { reason: ' ' })).status).toBe(400);
  const cancelled = readVoucher(
    await consultant.post(`/vouchers/${voucher.id}/cancel`, { reason: 'El cliente desistió' }),
  );
  expect(cancelled.status).toBe('CANCELADO');
  expect(cancelled.history.at(-1)).toMatchObject({ action: 'CANCELADA', note: 'El cliente desistió' });
  expect(await stock.readBags(stock.first.id)).toEqual([0, 0, 100]);
  for (const response of [
    await putPayments(admin, cancelled, [buildCashPayment('1.00')]),
    await put(admin, `/vouchers/${voucher.id}`, { ...fixtures.buildBody(stock), version: cancelled.version }),
    await admin.post(`/vouchers/${voucher.id}/cancel`, { reason: 'Otra vez' }),
    await admin.post(`/vouchers/${voucher.id}/reopen`),
  ])
    expect([response.status, response.body.code]).toEqual([409, 'TRANSICION_INVALIDA']);
});

test('P-07 lets an administrator reopen an expired DKbono while its bags are available', async () => {
  const stock = await fixtures.createStock([29, 6]);
  const voucher = readVoucher(
    await putPayments(consultant, await fixtures.createVoucher(stock), [buildCashPayment('5.00')]),
  );
  await api.db.updateTable('vouchers').set({ expires_at: '2026-11-19' }).where('id', '=', voucher.id).execute();
  expect(await expireVouchers(api.db, today)).toContain(voucher.id);
  expect(await expireVouchers(api.db, today)).toEqual([]);
  expect(readVoucher(await admin.get(`/vouchers/${voucher.id}`)).status).toBe('VENCIDO');
  expect(await stock.readBags(stock.first.id)).toEqual([0, 0, 29]);
  expect((await consultant.post(`/vouchers/${voucher.id}/reopen`)).status).toBe(403);
  const reopened = readVoucher(await admin.post(`/vouchers/${voucher.id}/reopen`));
  expect(reopened).toMatchObject({ status: 'CON_ABONOS', expiresAt: '2027-01-19' });
  const longer = { field: 'Vigencia', before: '19/11/26', after: '19/01/27' };
  expect(reopened.history.at(-1)).toMatchObject({ action: 'REABIERTA', changes: [longer] });
  expect(await stock.readBags(stock.first.id)).toEqual([29, 0, 0]);
  await api.db.updateTable('vouchers').set({ expires_at: '2026-11-19' }).where('id', '=', voucher.id).execute();
  await expireVouchers(api.db, today);
  await consultant.post('/sales', {
    ...fixtures.buildBody(stock),
    lines: [{ productId: stock.first.id, quantity: 1 }],
  });
  expect((await admin.post(`/vouchers/${voucher.id}/reopen`)).body.code).toBe('STOCK_INSUFICIENTE');
});

test('X-10 lets only an administrator change the expiry date, within the season', async () => {
  const stock = await fixtures.createStock();
  const voucher = await fixtures.createVoucher(stock);
  const edit = (by: TestClient, expiresAt: string) =>
    put(by, `/vouchers/${voucher.id}`, { ...fixtures.buildBody(stock), expiresAt, version: voucher.version });
  expect(getErrorPaths(await edit(consultant, '2026-12-31'))).toEqual(['expiresAt']);
  expect(getErrorPaths(await edit(admin, '2028-01-01'))).toEqual(['expiresAt']);
  expect(readVoucher(await edit(admin, '2026-12-31')).expiresAt).toBe('2026-12-31');
});

/** A recorded payment as a request repeats it. */
const toInput = ({ id, date, amount, method, reference = null }: PaymentBody): PaymentBody => ({
  ...(id === undefined ? {} : { id }),
  date,
  amount,
  method,
  reference,
});

const unconfirmed = (path: string) => ({
  status: 409,
  body: {
    code: 'FECHA_POR_CONFIRMAR',
    details: [{ path, message: expect.stringContaining('¿Es correcta la fecha?') }],
  },
});

test('X-11 a DKbono of a year back is refused until its date is confirmed, and has the folio of its year', async () => {
  const body = fixtures.buildBody(await fixtures.createStock(), { date: '2025-11-20' });
  expect(await consultant.post('/vouchers', body)).toMatchObject(unconfirmed('date'));
  const confirmed = await consultant.post('/vouchers', { ...body, dateConfirmed: true });
  const folio = expect.stringMatching(/^DKB-2025-/);
  expect(confirmed).toMatchObject({ status: 201, body: { data: { date: '2025-11-20', folio } } });
  const { id, version } = readVoucher(confirmed);
  // An edit that keeps the date does not ask again.
  expect(await put(consultant, `/vouchers/${id}`, { ...body, notes: 'Lunes', version })).toMatchObject({ status: 200 });
});

test('X-11 the first payment of a DKbono is not before it without a confirmation', async () => {
  const firstPayment = { ...buildCashPayment('100.00'), date: '2016-11-20' };
  const body = fixtures.buildBody(await fixtures.createStock(), { firstPayment });
  expect(await consultant.post('/vouchers', body)).toMatchObject(unconfirmed('firstPayment.date'));
  const confirmed = await consultant.post('/vouchers', { ...body, dateConfirmed: true });
  expect(confirmed).toMatchObject({ status: 201, body: { data: { payments: [{ date: '2016-11-20' }] } } });
});

test('X-12 a payment before its DKbono is refused until its date is confirmed, and only when it is new', async () => {
  const voucher = await fixtures.createVoucher(await fixtures.createStock());
  const early = { ...buildCashPayment('100.00'), date: '2026-11-19' };
  expect(await putPayments(consultant, voucher, [early])).toMatchObject(unconfirmed('payments.0.date'));
  const body = { payments: [early], version: voucher.version, dateConfirmed: true };
  const paid = readVoucher(await put(consultant, `/vouchers/${voucher.id}/payments`, body));
  expect(paid.payments).toMatchObject([{ date: '2026-11-19' }]);
  const added = await putPayments(consultant, paid, [...paid.payments, buildCashPayment('50.00')].map(toInput));
  expect(added.status).toBe(200);
  const { version, payments } = readVoucher(added);
  const changed = payments.map(toInput).map((payment) => ({ ...payment, date: '2026-11-18' }));
  const refused = await putPayments(admin, { id: voucher.id, version }, changed);
  expect(refused).toMatchObject({ status: 409, body: { code: 'FECHA_POR_CONFIRMAR' } });
  expect(refused.body.details).toHaveLength(2);
});

test('X-10 a DKbono is not moved behind one of its payments without a confirmation', async () => {
  const firstPayment = { ...buildCashPayment('100.00'), date: '2026-11-10' };
  const body = fixtures.buildBody(await fixtures.createStock(), { date: '2026-11-10' });
  const { id, version } = readVoucher(await consultant.post('/vouchers', { ...body, firstPayment }));
  const moved = { ...body, date: today, version };
  expect(await put(consultant, `/vouchers/${id}`, moved)).toMatchObject(unconfirmed('date'));
  expect(await put(consultant, `/vouchers/${id}`, { ...moved, dateConfirmed: true })).toMatchObject({ status: 200 });
});
