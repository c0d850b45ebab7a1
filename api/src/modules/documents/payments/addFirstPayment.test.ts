import { getErrorPaths } from '../../../testing/responses';
import { today, type TestApi, type TestClient } from '../../../testing/harness';
import { buildCashPayment, readVoucher, VoucherFixtures } from '../../../testing/documents/voucherFixtures';

let fixtures: VoucherFixtures;
let api: TestApi;
let consultant: TestClient;
beforeAll(async () => {
  fixtures = await VoucherFixtures.start();
  ({ api, consultant } = fixtures);
});
afterAll(() => api.close());

const createWith = async (firstPayment: object | null) => {
  const stock = await fixtures.createStock();
  const response = await consultant.post('/vouchers', fixtures.buildBody(stock, { firstPayment }));
  return { stock, response };
};

test('X-11 E-09 records the first payment with the DKbono, with history and audit; the consultant is not notified', async () => {
  const transfer = { date: today, amount: '30000', method: '03', reference: 'SPEI 4411' };
  const { response } = await createWith(transfer);
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

test('X-11 E-09 a first payment of the whole total pays the DKbono off', async () =>
  expect(readVoucher((await createWith(buildCashPayment('123660.50'))).response)).toMatchObject({
    status: 'LIQUIDADO',
    balance: '0.00',
  }));

test('X-11 records no payment for null', async () =>
  expect(readVoucher((await createWith(null)).response)).toMatchObject({ status: 'ABIERTO', payments: [] }));

test.each([
  [{ amount: '0' }, 'amount'],
  [{ amount: '10.001' }, 'amount'],
  [{ amount: '123660.51' }, 'amount'],
  [{ date: '2026-11-21' }, 'date'],
  [{ method: '03' }, 'reference'],
  [{ method: '99' }, 'method'],
  [{ amount: undefined }, 'amount'],
])('X-11 E-09 rejects a first payment with %j at its field and writes nothing', async (change, field) => {
  const { stock, response } = await createWith({ ...buildCashPayment('10.00'), ...change });
  expect([response.status, getErrorPaths(response)]).toEqual([400, [`firstPayment.${field}`]]);
  expect(await stock.readBags(stock.first.id)).toEqual([0, 0, 100]);
  const { body } = await consultant.get(`/vouchers?productId=${stock.first.id}`);
  expect(body.data).toEqual([]);
});
