import type { SaleTotals, VoucherTotals } from '@surco/shared/contract';
import { startApi, type TestApi, type Visitor } from './harness';

let api: TestApi;
let admin: Visitor;

const totals = async <T = SaleTotals>(visitor: Visitor, path: string): Promise<T> => {
  const { status, body } = await visitor.get(path);
  expect([path, status]).toEqual([path, 200]);
  return body.data as T;
};

beforeAll(async () => {
  api = await startApi();
  const { client, farClient, season, distributor, consultant, colleague, product } = api.company;
  const place = { season_id: season.id, distributor_id: distributor.id, bags: 3, hectares: '2.25' };
  const mine = { ...place, customer_id: client.id, consultant_id: consultant.id };
  const theirs = { ...place, customer_id: farClient.id, consultant_id: colleague.id };
  const money = (subtotal: string, tax: string, total: string) => ({ subtotal, tax, total });
  await api.db
    .insertInto('sales')
    .values([
      { ...mine, folio: 'V-1', date: '2026-03-01', ...money('100.10', '16.02', '116.12') },
      { ...mine, folio: 'V-2', date: '2026-03-02', ...money('9999999999.90', '0', '9999999999.90') },
      { ...mine, folio: 'V-3', date: '2026-03-03', status: 'ELIMINADA', ...money('5.00', '0', '5.00') },
      {
        ...theirs,
        folio: 'V-4',
        date: '2026-03-04',
        status: 'ENTREGADA',
        ...money('9999999999.90', '0', '9999999999.90'),
      },
    ])
    .execute();
  await api.make.voucher({
    customerId: client.id,
    seasonId: season.id,
    distributorId: distributor.id,
    consultantId: consultant.id,
    product,
    quantity: 4,
    price: '3950.00',
    total: '15800.00',
    paid: '5000.25',
  });
  admin = await api.as(api.company.users.Admin);
});
afterAll(() => api.close());

test('X-08 the totals of a list add up all its pages, exact to the cent, without what was deleted', async () => {
  expect(await totals(admin, '/sales/totals')).toEqual({
    count: 3,
    bags: 9,
    hectares: 6.75,
    subtotal: '20000000099.90',
    tax: '16.02',
    total: '20000000115.92',
  });
  expect(await totals(admin, '/sales/totals?status=ENTREGADA&from=2026-03-04')).toMatchObject({ count: 1, bags: 3 });
  expect(await totals(admin, '/sales/totals?search=nadie')).toEqual({
    count: 0,
    bags: 0,
    hectares: 0,
    subtotal: '0.00',
    tax: '0.00',
    total: '0.00',
  });
});

test('X-08 the totals know no more than the list: the same row scope, the same filters', async () => {
  const { consultant, colleague, users } = api.company;
  const count = async (visitor: Visitor) => (await totals(visitor, '/sales/totals')).count;
  expect(await count(await api.as(consultant))).toBe(2);
  expect(await count(await api.as(colleague))).toBe(1);
  expect(await count(await api.as(users.Supervisor))).toBe(2);
  expect(await count(await api.as(await api.make.user('Coordinator')))).toBe(0);
  expect((await admin.get('/sales/totals?page=1')).status).toBe(400);
  expect((await admin.get('/sales/totals?price=1')).status).toBe(400);
});

test('X-08 E-09 the totals of DKbonos say what is paid and what is owed', async () => {
  const sums = await totals<VoucherTotals>(admin, '/vouchers/totals?balance=due');
  expect(sums).toMatchObject({ count: 1, bags: 4, total: '15800.00', paid: '5000.25', balance: '10799.75' });
  expect(await totals<VoucherTotals>(admin, '/vouchers/totals?expiresIn=7')).toMatchObject({ count: 0, paid: '0.00' });
});
