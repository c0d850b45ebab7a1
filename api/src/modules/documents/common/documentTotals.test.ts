import type { SaleTotals, VoucherTotals } from '@surco/shared/contract';
import { startTestApi, type TestApi, type TestClient } from '../../../testing/harness';

let api: TestApi;
let admin: TestClient;

const readTotals = async <T = SaleTotals>(visitor: TestClient, path: string): Promise<T> => {
  const { status, body } = await visitor.get(path);
  expect([path, status]).toEqual([path, 200]);
  return body.data as T;
};

beforeAll(async () => {
  api = await startTestApi();
  const { customer, otherCustomer, season, distributor, consultant, colleague, product } = api.company;
  const shared = { season_id: season.id, distributor_id: distributor.id, bags: 3, hectares: '2.25' };
  const mine = { ...shared, customer_id: customer.id, consultant_id: consultant.id };
  const theirs = { ...shared, customer_id: otherCustomer.id, consultant_id: colleague.id };
  const toAmounts = (subtotal: string, tax: string, total: string) => ({ subtotal, tax, total });
  await api.db
    .insertInto('sales')
    .values([
      { ...mine, folio: 'V-1', date: '2026-03-01', ...toAmounts('100.10', '16.02', '116.12') },
      { ...mine, folio: 'V-2', date: '2026-03-02', ...toAmounts('9999999999.90', '0', '9999999999.90') },
      { ...mine, folio: 'V-3', date: '2026-03-03', status: 'ELIMINADA', ...toAmounts('5.00', '0', '5.00') },
      {
        ...theirs,
        folio: 'V-4',
        date: '2026-03-04',
        status: 'ENTREGADA',
        ...toAmounts('9999999999.90', '0', '9999999999.90'),
      },
    ])
    .execute();
  await api.make.voucher({
    customerId: customer.id,
    seasonId: season.id,
    distributorId: distributor.id,
    consultantId: consultant.id,
    product,
    quantity: 4,
    price: '3950.00',
    total: '15800.00',
    paid: '5000.25',
  });
  admin = await api.signInAs(api.company.users.Admin);
});
afterAll(() => api.close());

test('X-08 adds up all pages of a list to the cent, without deleted sales', async () => {
  expect(await readTotals(admin, '/sales/totals')).toEqual({
    count: 3,
    bags: 9,
    hectares: 6.75,
    subtotal: '20000000099.90',
    tax: '16.02',
    total: '20000000115.92',
  });
  expect(await readTotals(admin, '/sales/totals?status=ENTREGADA&from=2026-03-04')).toMatchObject({
    count: 1,
    bags: 3,
  });
  expect(await readTotals(admin, '/sales/totals?search=nadie')).toEqual({
    count: 0,
    bags: 0,
    hectares: 0,
    subtotal: '0.00',
    tax: '0.00',
    total: '0.00',
  });
});

test('X-08 rejects unknown parameters of totals', async () => {
  for (const parameter of ['page', 'price']) expect((await admin.get(`/sales/totals?${parameter}=1`)).status).toBe(400);
});

test('X-08 E-09 adds up paid amount and balance of DKbonos', async () => {
  const sums = await readTotals<VoucherTotals>(admin, '/vouchers/totals?balance=due');
  expect(sums).toMatchObject({ count: 1, bags: 4, total: '15800.00', paid: '5000.25', balance: '10799.75' });
  expect(await readTotals<VoucherTotals>(admin, '/vouchers/totals?expiresIn=7')).toMatchObject({
    count: 0,
    paid: '0.00',
  });
});
