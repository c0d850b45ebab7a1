import { getErrorPaths, put } from '../../../testing/responses';
import { today, type TestApi, type TestClient } from '../../../testing/harness';
import {
  buildCashPayment,
  readVoucher,
  putPayments,
  VoucherFixtures,
  type PaymentBody,
} from '../../../testing/documents/voucherFixtures';

let fixtures: VoucherFixtures;
let api: TestApi;
let admin: TestClient;
let consultant: TestClient;
beforeAll(async () => {
  fixtures = await VoucherFixtures.start();
  ({ api, admin, consultant } = fixtures);
});
afterAll(() => api.close());

test('E-09 X-12 derives balance and status to the cent and rejects a payment above the balance', async () => {
  const voucher = await fixtures.createVoucher(await fixtures.createStock());
  const first = readVoucher(await putPayments(consultant, voucher, [buildCashPayment('30000')]));
  expect(first).toMatchObject({ status: 'CON_ABONOS', paid: '30000.00', balance: '93660.50' });
  const [recorded] = first.payments;
  if (!recorded) throw new Error('The DKbono has no payment.');
  const { receivedBy, ...unchanged } = { receivedBy: '', ...recorded };
  expect(receivedBy).not.toBe('');
  const transfer: PaymentBody = { date: today, amount: '45000.25', method: '03', reference: 'SPEI 4411' };
  const second = readVoucher(await putPayments(consultant, first, [unchanged, transfer]));
  expect(second).toMatchObject({ paid: '75000.25', balance: '48660.25' });
  const entries = second.payments.map(({ id, date, amount, method, reference }) => ({
    id,
    date,
    amount,
    method,
    reference,
  }));
  const over = await putPayments(consultant, second, [...entries, buildCashPayment('48660.26')]);
  expect([over.status, getErrorPaths(over)]).toEqual([400, ['payments']]);
  expect(over.body.details?.[0]?.message).toContain('$0.01');
  const paid = readVoucher(await putPayments(consultant, second, [...entries, buildCashPayment('48660.25')]));
  expect(paid).toMatchObject({ status: 'LIQUIDADO', balance: '0.00' });
  expect(paid.history.at(-1)).toMatchObject({
    action: 'ABONO',
    changes: expect.arrayContaining([{ field: 'Abono', before: null, after: '$48,660.25 · 20/11/26 · Efectivo' }]),
  });
});

// The rules of a payment stand in the tests of the domain; here that both requests apply them.
test.each([
  [{ amount: '0' }, 'amount'],
  [{ amount: '10.001' }, 'amount'],
  [{ amount: undefined }, 'amount'],
  [{ date: '2026-11-21' }, 'date'],
  [{ method: '03' }, 'reference'],
  [{ method: '99' }, 'method'],
])(
  'E-09 X-11 X-12 rejects a payment, also a first one, with %j at its field and writes nothing',
  async (change, field) => {
    const stock = await fixtures.createStock();
    const payment = { ...buildCashPayment('10.00'), ...change };
    const created = await consultant.post('/vouchers', fixtures.buildBody(stock, { firstPayment: payment }));
    expect([created.status, getErrorPaths(created)]).toEqual([400, [`firstPayment.${field}`]]);
    expect(await stock.readBags(stock.first.id)).toEqual([0, 0, 100]);
    expect((await consultant.get(`/vouchers?productId=${stock.first.id}`)).body.data).toEqual([]);
    const { id, version } = await fixtures.createVoucher(stock);
    const added = await put(consultant, `/vouchers/${id}/payments`, { payments: [payment], version });
    expect([added.status, getErrorPaths(added)]).toEqual([400, [`payments.0.${field}`]]);
    expect((await consultant.get(`/vouchers/${id}`)).body.data).toMatchObject({ payments: [], version });
  },
);

const createWith = async (firstPayment: object | null) =>
  consultant.post('/vouchers', fixtures.buildBody(await fixtures.createStock(), { firstPayment }));

test('X-11 E-09 records the first payment with the DKbono, with history and audit; the consultant is not notified', async () => {
  const transfer = { date: today, amount: '30000', method: '03', reference: 'SPEI 4411' };
  const response = await createWith(transfer);
  const voucher = readVoucher(response);
  expect(response.status).toBe(201);
  expect(voucher).toMatchObject({ status: 'CON_ABONOS', paid: '30000.00', balance: '93660.50' });
  expect(voucher.payments).toMatchObject([{ ...transfer, amount: '30000.00', receivedBy: expect.any(String) }]);
  expect(voucher.history.map(({ action }) => action)).toEqual(['CREADA', 'ABONO']);
  expect(readVoucher(await consultant.get(`/vouchers/${voucher.id}`))).toEqual(voucher);
  const actions = await api.db.selectFrom('audit_log').select('action').where('entity_id', '=', voucher.id).execute();
  expect(actions.map(({ action }) => action).toSorted()).toEqual(['CREATE', 'PAYMENTS']);
  const notified = await api.db
    .selectFrom('notifications')
    .select('type')
    .where('link', 'like', `%${voucher.id}`)
    .execute();
  expect(notified).toEqual([]);
});

test('X-11 E-09 a first payment of the whole total pays the DKbono off, one cent more is rejected; null is none', async () => {
  const whole = readVoucher(await createWith(buildCashPayment('123660.50')));
  expect(whole).toMatchObject({ status: 'LIQUIDADO', balance: '0.00' });
  expect(getErrorPaths(await createWith(buildCashPayment('123660.51')))).toEqual(['firstPayment.amount']);
  expect(readVoucher(await createWith(null))).toMatchObject({ status: 'ABIERTO', payments: [] });
});

test('E-09 X-08 returns the same payments of a DKbono in the list as after a payment', async () => {
  const stock = await fixtures.createStock();
  const paidVoucher = readVoucher(
    await putPayments(consultant, await fixtures.createVoucher(stock), [buildCashPayment('30000')]),
  );
  const paid = readVoucher(
    await putPayments(consultant, paidVoucher, [
      ...paidVoucher.payments.map(({ id, date, amount, method }) => ({ id, date, amount, method })),
      { date: today, amount: '0.05', method: '03', reference: 'SPEI 9' },
    ]),
  );
  const unpaid = await fixtures.createVoucher(stock, { lines: [{ productId: stock.first.id, quantity: 1 }] });
  const { body } = await consultant.get(`/vouchers?productId=${stock.first.id}&sort=folio`);
  const rows = body.data as { id: string; payments: unknown[] }[];
  expect(rows.map(({ id }) => id)).toEqual([paid.id, unpaid.id]);
  expect(rows.map(({ payments }) => payments)).toEqual([paid.payments, []]);
  expect(paid.payments.map(({ amount, reference }) => [amount, reference])).toEqual([
    ['30000.00', null],
    ['0.05', 'SPEI 9'],
  ]);
});

test('P-07 X-12 lets only an administrator change or remove a stored payment, with an audit entry', async () => {
  const voucher = readVoucher(
    await putPayments(consultant, await fixtures.createVoucher(await fixtures.createStock()), [
      buildCashPayment('100.00'),
      buildCashPayment('200.00'),
    ]),
  );
  const [first, second] = voucher.payments.map(({ id, date, amount, method }) => ({ id, date, amount, method }));
  if (!first || !second) throw new Error('The DKbono does not have two payments.');
  const removed = await putPayments(consultant, voucher, [first]);
  expect([removed.status, getErrorPaths(removed)]).toEqual([403, ['payments']]);
  const changed = await putPayments(consultant, voucher, [first, { ...second, amount: '201.00' }]);
  expect([changed.status, getErrorPaths(changed)]).toEqual([403, ['payments.1']]);
  expect(readVoucher(await putPayments(admin, voucher, [{ ...first, amount: '50.00' }]))).toMatchObject({
    paid: '50.00',
  });
  const auditEntry = await api.db
    .selectFrom('audit_log')
    .select(['user_id', 'before', 'after'])
    .where('entity_id', '=', voucher.id)
    .where('action', '=', 'PAYMENTS')
    .where('user_id', '=', api.company.users.Admin.id)
    .executeTakeFirstOrThrow();
  expect(auditEntry).toMatchObject({ before: { paid: '300.00' }, after: { paid: '50.00' } });
});

test('P-07 X-12 rejects a payment of another DKbono or the same payment twice', async () => {
  const otherVoucher = readVoucher(
    await putPayments(consultant, await fixtures.createVoucher(await fixtures.createStock()), [
      buildCashPayment('1.00'),
    ]),
  );
  const voucher = await fixtures.createVoucher(await fixtures.createStock());
  const [foreign] = otherVoucher.payments.map(({ id }) => ({ ...buildCashPayment('1.00'), id }));
  if (!foreign) throw new Error('The DKbono has no payment.');
  expect(getErrorPaths(await putPayments(admin, voucher, [foreign]))).toEqual(['payments.0.id']);
  expect(getErrorPaths(await putPayments(admin, otherVoucher, [foreign, foreign]))).toEqual(['payments.1.id']);
});

test('E-09 X-12 lists payments of one day in the order of their creation', async () => {
  const amounts = Array.from({ length: 8 }, (_, n) => `${n + 1}.00`);
  const voucher = await fixtures.createVoucher(await fixtures.createStock());
  const paid = readVoucher(await putPayments(consultant, voucher, amounts.map(buildCashPayment)));
  expect(paid.payments.map(({ amount }) => amount)).toEqual(amounts);
  expect(paid.payments.every(({ date }) => date === today)).toBe(true);
  expect(paid.history.at(-1)?.changes.map(({ after }) => after?.split(' ')[0])).toEqual(
    amounts.map((amount) => `$${amount}`),
  );
});

test('E-09 X-12 adds no history entry for an unchanged list of payments', async () => {
  const paidVoucher = readVoucher(
    await putPayments(consultant, await fixtures.createVoucher(await fixtures.createStock()), [
      buildCashPayment('5.00'),
      buildCashPayment('6.00'),
    ]),
  );
  const again = readVoucher(await putPayments(consultant, paidVoucher, paidVoucher.payments.toReversed()));
  expect([again.paid, again.history]).toEqual([paidVoucher.paid, paidVoucher.history]);
});
