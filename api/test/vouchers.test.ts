import { pathsOf, put } from './answers';
import { today, type TestApi, type Visitor } from './harness';
import { cash, data, pay, VoucherDesk, type Payment } from './voucherDesk';

let desk: VoucherDesk;
let api: TestApi;
let admin: Visitor;
let consultant: Visitor;
beforeAll(async () => {
  desk = await VoucherDesk.open();
  ({ api, admin, consultant } = desk);
});
afterAll(() => api.close());

test('R-28 P-01 X-11 a DKbono is priced by the server and holds its bags', async () => {
  const on = await desk.shelf();
  const answer = await consultant.post('/vouchers', desk.body(on));
  expect(answer.status).toBe(201);
  expect(answer.body.data).toMatchObject({
    status: 'ABIERTO',
    total: '123660.50',
    paid: '0.00',
    balance: '123660.50',
    expiresAt: '2027-01-19',
    payments: [],
  });
  expect(data(answer).folio).toMatch(/^DKB-2026-\d{6}$/);
  expect([await on.figures(on.first.id), await on.figures(on.second.id)]).toEqual([
    [29, 0, 71],
    [6, 0, 44],
  ]);
});

test('E-09 X-12 instalments to the cent: the balance, the status, and not one cent more', async () => {
  const voucher = await desk.made(await desk.shelf());
  const first = data(await pay(consultant, voucher, [cash('30000')]));
  expect(first).toMatchObject({ status: 'CON_ABONOS', paid: '30000.00', balance: '93660.50' });
  const [recorded] = first.payments;
  if (!recorded) throw new Error('A payment.');
  const { receivedBy, ...kept } = { receivedBy: '', ...recorded };
  expect(receivedBy).not.toBe('');
  const transfer: Payment = { date: today, amount: '45000.25', method: '03', reference: 'SPEI 4411' };
  const second = data(await pay(consultant, first, [kept, transfer]));
  expect(second).toMatchObject({ paid: '75000.25', balance: '48660.25' });
  const entries = second.payments.map(({ id, date, amount, method, reference }) => ({
    id,
    date,
    amount,
    method,
    reference,
  }));
  const over = await pay(consultant, second, [...entries, cash('48660.26')]);
  expect([over.status, pathsOf(over)]).toEqual([400, ['payments']]);
  expect(over.body.details?.[0]?.message).toContain('$0.01');
  const paid = data(await pay(consultant, second, [...entries, cash('48660.25')]));
  expect(paid).toMatchObject({ status: 'LIQUIDADO', balance: '0.00' });
  expect(paid.history.at(-1)).toMatchObject({
    action: 'ABONO',
    changes: expect.arrayContaining([{ field: 'Abono', before: null, after: '$48,660.25 · 20/11/26 · Efectivo' }]),
  });
});

test.each([
  [{ amount: '0' }, 'amount'],
  [{ amount: '10.001' }, 'amount'],
  [{ amount: '-5' }, 'amount'],
  [{ date: '2026-11-21' }, 'date'],
  [{ method: '03' }, 'reference'],
  [{ method: '02', reference: ' ' }, 'reference'],
  [{ method: '99' }, 'method'],
])('E-09 X-12 an instalment with %j is refused at its field', async (change, field) => {
  const answer = await pay(consultant, await desk.made(await desk.shelf()), [{ ...cash('10.00'), ...change }]);
  expect([answer.status, pathsOf(answer)]).toEqual([400, [`payments.0.${field}`]]);
});

test('E-09 X-08 a DKbono carries its payments in the list as it does alone', async () => {
  const on = await desk.shelf();
  const once = data(await pay(consultant, await desk.made(on), [cash('30000')]));
  const paid = data(
    await pay(consultant, once, [
      ...once.payments.map(({ id, date, amount, method }) => ({ id, date, amount, method })),
      { date: today, amount: '0.05', method: '03', reference: 'SPEI 9' },
    ]),
  );
  const unpaid = await desk.made(on, { lines: [{ productId: on.first.id, quantity: 1 }] });
  const { body } = await consultant.get(`/vouchers?productId=${on.first.id}&sort=folio`);
  const rows = body.data as { id: string; payments: unknown[] }[];
  expect(rows.map(({ id }) => id)).toEqual([paid.id, unpaid.id]);
  expect(rows.map(({ payments }) => payments)).toEqual([paid.payments, []]);
  expect(paid.payments.map(({ amount, reference }) => [amount, reference])).toEqual([
    ['30000.00', null],
    ['0.05', 'SPEI 9'],
  ]);
});

test('P-07 X-12 only an administrator changes or removes a recorded payment, and it is traced', async () => {
  const voucher = data(await pay(consultant, await desk.made(await desk.shelf()), [cash('100.00'), cash('200.00')]));
  const [one, two] = voucher.payments.map(({ id, date, amount, method }) => ({ id, date, amount, method }));
  if (!one || !two) throw new Error('Two payments.');
  const removed = await pay(consultant, voucher, [one]);
  expect([removed.status, pathsOf(removed)]).toEqual([403, ['payments']]);
  const changed = await pay(consultant, voucher, [one, { ...two, amount: '201.00' }]);
  expect([changed.status, pathsOf(changed)]).toEqual([403, ['payments.1']]);
  expect(data(await pay(admin, voucher, [{ ...one, amount: '50.00' }]))).toMatchObject({ paid: '50.00' });
  const trace = await api.db
    .selectFrom('audit_log')
    .select(['user_id', 'before', 'after'])
    .where('entity_id', '=', voucher.id)
    .where('action', '=', 'PAYMENTS')
    .where('user_id', '=', api.company.users.Admin.id)
    .executeTakeFirstOrThrow();
  expect(trace).toMatchObject({ before: { paid: '300.00' }, after: { paid: '50.00' } });
});

test('P-07 X-12 a payment of another DKbono, or twice the same, is none of this one', async () => {
  const other = data(await pay(consultant, await desk.made(await desk.shelf()), [cash('1.00')]));
  const voucher = await desk.made(await desk.shelf());
  const [foreign] = other.payments.map(({ id }) => ({ ...cash('1.00'), id }));
  if (!foreign) throw new Error('A payment.');
  expect(pathsOf(await pay(admin, voucher, [foreign]))).toEqual(['payments.0.id']);
  expect(pathsOf(await pay(admin, other, [foreign, foreign]))).toEqual(['payments.1.id']);
});

test('X-10 R-29 an edit moves the bags by the difference and keeps the price of what was there', async () => {
  const on = await desk.shelf();
  const voucher = await desk.made(on);
  await api.db.updateTable('products').set({ base_price: '9999.00' }).where('id', '=', on.first.id).execute();
  const edit = { ...desk.body(on, { lines: [{ productId: on.first.id, quantity: 31 }] }), version: voucher.version };
  const after = data(await put(consultant, `/vouchers/${voucher.id}`, edit));
  expect(after.lines).toMatchObject([{ quantity: 31, basePrice: '3950.00' }]);
  expect([await on.figures(on.first.id), await on.figures(on.second.id)]).toEqual([
    [31, 0, 69],
    [0, 0, 50],
  ]);
  expect(after.history.at(-1)?.changes).toEqual(
    expect.arrayContaining([
      { field: `${on.first.code} · Bolsas`, before: '29 bolsas', after: '31 bolsas' },
      { field: on.second.code, before: '6 bolsas', after: null },
      { field: 'Total', before: '$123,660.50', after: '$122,450.00' },
    ]),
  );
  const stale = await put(admin, `/vouchers/${voucher.id}`, edit);
  expect([stale.status, stale.body.code, data(stale).version]).toEqual([409, 'VERSION_OBSOLETA', 2]);
});

test('X-10 an edit below what was paid, or beyond what there is, is refused at its lines', async () => {
  const on = await desk.shelf();
  const voucher = data(await pay(consultant, await desk.made(on), [cash('20000.00')]));
  const edit = (lines: object[]) =>
    put(consultant, `/vouchers/${voucher.id}`, { ...desk.body(on, { lines }), version: voucher.version });
  const less = await edit([{ productId: on.second.id, quantity: 6 }]);
  expect([less.status, pathsOf(less)]).toEqual([400, ['lines']]);
  const more = await edit([
    { productId: on.second.id, quantity: 6 },
    { productId: on.first.id, quantity: 101 },
  ]);
  expect([more.status, more.body.code, pathsOf(more)]).toEqual([409, 'STOCK_INSUFICIENTE', ['lines.1.quantity']]);
  expect(await on.figures(on.first.id)).toEqual([29, 0, 71]);
});

test('T-02 X-11 DKbonos only while the season takes them, whether or not it has begun', async () => {
  const on = await desk.shelf();
  const future = await api.make.season({ start_date: '2027-03-01', is_open: false, is_voucher_open: true });
  await api.make.inventory(future.id, on.first.id, api.company.distributor.id, 5);
  const lines = [{ productId: on.first.id, quantity: 5 }];
  expect((await consultant.post('/vouchers', desk.body(on, { seasonId: future.id, lines }))).status).toBe(201);
  const shut = await api.make.season({ is_open: true, is_voucher_open: false });
  const refused = await consultant.post('/vouchers', desk.body(on, { seasonId: shut.id, lines }));
  expect([refused.status, refused.body.code, pathsOf(refused)]).toEqual([409, 'TEMPORADA_CERRADA', ['seasonId']]);
});

test('X-11 more bags than there are: 409 at the line, nothing written', async () => {
  const on = await desk.shelf([28, 50]);
  const refused = await consultant.post('/vouchers', desk.body(on));
  expect([refused.status, pathsOf(refused)]).toEqual([409, ['lines.0.quantity']]);
  expect(refused.body.error).toContain('28 bolsas');
  expect([await on.figures(on.first.id), await on.figures(on.second.id)]).toEqual([
    [0, 0, 28],
    [0, 0, 50],
  ]);
});

test('X-10 cancelled with a reason: its bags are free, and nothing more may happen to it', async () => {
  const on = await desk.shelf();
  const voucher = await desk.made(on);
  expect((await consultant.post(`/vouchers/${voucher.id}/cancel`, { reason: ' ' })).status).toBe(400);
  const cancelled = data(await consultant.post(`/vouchers/${voucher.id}/cancel`, { reason: 'El cliente desistió' }));
  expect(cancelled.status).toBe('CANCELADO');
  expect(cancelled.history.at(-1)).toMatchObject({ action: 'CANCELADA', note: 'El cliente desistió' });
  expect(await on.figures(on.first.id)).toEqual([0, 0, 100]);
  for (const answer of [
    await pay(admin, cancelled, [cash('1.00')]),
    await put(admin, `/vouchers/${voucher.id}`, { ...desk.body(on), version: cancelled.version }),
    await admin.post(`/vouchers/${voucher.id}/cancel`, { reason: 'Otra vez' }),
    await admin.post(`/vouchers/${voucher.id}/reopen`),
  ])
    expect([answer.status, answer.body.code]).toEqual([409, 'TRANSICION_INVALIDA']);
});

test('X-10 P-07 an expired one is reopened by an administrator while its bags are there', async () => {
  const on = await desk.shelf([29, 6]);
  const voucher = data(await pay(consultant, await desk.made(on), [cash('5.00')]));
  const { expireVouchers } = await import('../src/modules/vouchers/expire');
  await api.db.updateTable('vouchers').set({ expires_at: '2026-11-19' }).where('id', '=', voucher.id).execute();
  expect(await expireVouchers(api.db, today)).toContain(voucher.id);
  expect(await expireVouchers(api.db, today)).toEqual([]);
  expect(data(await admin.get(`/vouchers/${voucher.id}`)).status).toBe('VENCIDO');
  expect(await on.figures(on.first.id)).toEqual([0, 0, 29]);
  expect((await consultant.post(`/vouchers/${voucher.id}/reopen`)).status).toBe(403);
  const reopened = data(await admin.post(`/vouchers/${voucher.id}/reopen`));
  expect(reopened).toMatchObject({ status: 'CON_ABONOS', expiresAt: '2027-01-19' });
  const longer = { field: 'Vigencia', before: '19/11/26', after: '19/01/27' };
  expect(reopened.history.at(-1)).toMatchObject({ action: 'REABIERTA', changes: [longer] });
  expect(await on.figures(on.first.id)).toEqual([29, 0, 0]);
  await api.db.updateTable('vouchers').set({ expires_at: '2026-11-19' }).where('id', '=', voucher.id).execute();
  await expireVouchers(api.db, today);
  await consultant.post('/sales', { ...desk.body(on), lines: [{ productId: on.first.id, quantity: 1 }] });
  expect((await admin.post(`/vouchers/${voucher.id}/reopen`)).body.code).toBe('STOCK_INSUFICIENTE');
});

test('P-07 another consultant’s DKbono is not there, for reading or writing', async () => {
  const voucher = await desk.made(await desk.shelf());
  const colleague = await api.as(api.company.colleague);
  expect((await colleague.get(`/vouchers/${voucher.id}`)).status).toBe(404);
  expect((await pay(colleague, voucher, [cash('1.00')])).status).toBe(404);
  expect((await colleague.post(`/vouchers/${voucher.id}/cancel`, { reason: 'x' })).status).toBe(404);
});

test('X-10 its last day is an administrator’s to change, within the season', async () => {
  const on = await desk.shelf();
  const voucher = await desk.made(on);
  const edit = (by: Visitor, expiresAt: string) =>
    put(by, `/vouchers/${voucher.id}`, { ...desk.body(on), expiresAt, version: voucher.version });
  expect(pathsOf(await edit(consultant, '2026-12-31'))).toEqual(['expiresAt']);
  expect(pathsOf(await edit(admin, '2028-01-01'))).toEqual(['expiresAt']);
  expect(data(await edit(admin, '2026-12-31')).expiresAt).toBe('2026-12-31');
});
