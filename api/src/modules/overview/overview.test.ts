import type { OverviewActivity, OverviewStock } from '@surco/shared/contract';
import { addDays } from '@surco/shared/domain';
import { buildSaleBody } from '../../testing/documents/saleBody';
import { today, type TestApi, type TestClient } from '../../testing/harness';
import { readRecord } from '../../testing/responses';
import { type ApiWithUsers, startApiWithUsers } from '../../testing/startApiWithUsers';
import { makeVoucher } from '../../testing/documents/makeVoucher';

let users: ApiWithUsers;
let api: TestApi;
beforeAll(async () => {
  users = await startApiWithUsers();
  ({ api } = users);
});
afterAll(() => api.close());

const unknownId = '00000000-0000-4000-8000-000000000000';
const none = { bags: 0, hectares: 0, total: '0.00' };
const read = async (by: TestClient, path: string): Promise<unknown> => {
  const { status, body } = await by.get(path);
  expect([path, status]).toEqual([path, 200]);
  return body.data;
};
const panels = ['summary', 'weeks', 'ranking?by=zone', 'ranking?by=product', 'vouchers', 'stock', 'activity'];

test('X-22 T-02 without a season every panel answers empty', async () => {
  await api.db.updateTable('seasons').set({ is_open: false, is_voucher_open: false }).execute();
  const empty = { season: null, previousSeason: null, previousUntil: null };
  for (const panel of panels.filter((name) => name !== 'activity'))
    expect(await read(users.admin, `/overview/${panel}`)).toMatchObject({ comparison: empty });
  expect(await read(users.admin, '/overview/summary')).toMatchObject({ current: { count: 0, ...none } });
  expect(await read(users.admin, '/targets/progress')).toEqual({ season: null, rows: [] });
  await api.db.updateTable('seasons').set({ is_open: true, is_voucher_open: true }).execute();
});

test('X-22 a season without sales and a user without zones have empty panels', async () => {
  const { id } = await api.make.season({ start_date: addDays(today, 40) });
  const withoutZones = await api.signInAs(await api.make.user('Supervisor'));
  for (const by of [users.admin, withoutZones]) {
    expect(await read(by, `/overview/summary?seasonId=${id}`)).toMatchObject({ current: { count: 0, ...none } });
    expect(await read(by, `/overview/weeks?seasonId=${id}`)).toMatchObject({ current: [] });
    expect(await read(by, `/overview/stock?seasonId=${id}`)).toMatchObject({ rows: [] });
    expect(await read(by, `/seasons/${id}/customers`)).toEqual([]);
    expect(await read(by, `/seasons/${id}/closing`)).toEqual({ sales: [], vouchers: [] });
    expect(await read(by, `/seasons/${id}/stock`)).toMatchObject({ total: { initial: 0 }, products: [] });
  }
  expect(await read(withoutZones, '/overview/activity')).toEqual([]);
});

test('X-22 an unknown season is not found', async () => {
  for (const panel of panels.filter((name) => name !== 'activity')) {
    const separator = panel.includes('?') ? '&' : '?';
    expect((await users.admin.get(`/overview/${panel}${separator}seasonId=${unknownId}`)).status).toBe(404);
  }
  for (const panel of ['stock', 'customers', 'closing'])
    expect((await users.admin.get(`/seasons/${unknownId}/${panel}`)).status).toBe(404);
});

test('X-22 lists the stock that runs out in less than four weeks, with the weeks that are left', async () => {
  const { season, product, distributor, inventory } = api.company;
  await users.consultant.post('/sales', buildSaleBody(api.company, { date: today }, { quantity: 60 }));
  const { rows } = (await read(users.admin, `/overview/stock?seasonId=${season.id}`)) as OverviewStock;
  expect(rows).toEqual([
    {
      id: inventory.id,
      product: { id: product.id, code: product.code, name: product.name },
      distributor: { id: distributor.id, name: distributor.name },
      registered: 100,
      committed: 0,
      sold: 60,
      available: 40,
      soldRecently: 60,
      weeksLeft: 2.6,
    },
  ]);
  const outside = await api.signInAs(await api.make.user('Coordinator', {}, [api.company.otherZone.id]));
  expect(await read(outside, `/overview/stock?seasonId=${season.id}`)).toMatchObject({ rows: [] });
});

test('X-22 P-07 lists the latest events within the scope, also that of a deleted sale', async () => {
  const sale = readRecord(await users.consultant.post('/sales', buildSaleBody(api.company, { date: today })));
  expect((await users.consultant.send('DELETE', `/sales/${sale.id}`)).status).toBe(200);
  const { customer } = api.company;
  const [deleted, created] = (await read(users.supervisor, '/overview/activity')) as OverviewActivity;
  expect(deleted).toMatchObject({
    action: 'ELIMINADA',
    by: { id: api.company.consultant.id },
    document: { kind: 'sale', id: sale.id, folio: sale.folio, isDeleted: true },
    customer: { id: customer.id, lastName: customer.last_name },
  });
  expect(created).toMatchObject({ action: 'CREADA', document: { id: sale.id } });
  const colleague = await api.signInAs(api.company.colleague);
  expect(await read(colleague, '/overview/activity')).toEqual([]);
});

test('X-22 X-12 the activity shows what was paid, not what the DKbono costs', async () => {
  const voucher = await makeVoucher(api, { paid: '0.00' });
  const payments = [{ date: today, amount: '5000.00', method: '01' }];
  await users.consultant.send('PUT', `/vouchers/${voucher.id}/payments`, { payments, version: 1 });
  const [payment] = (await read(users.consultant, '/overview/activity')) as OverviewActivity;
  expect(payment).toMatchObject({ action: 'ABONO', paid: '5000.00', document: { id: voucher.id, total: '15800.00' } });
});

test('X-22 customers are found by the seasons in which they bought', async () => {
  const { customer, season } = api.company;
  const later = await api.make.season();
  const other = await api.make.customer(api.company.locality.id, api.company.consultant.id);
  const listIds = async (filters: string): Promise<string[]> =>
    ((await read(users.consultant, `/clients?size=1000&${filters}`)) as { id: string }[]).map(({ id }) => id);
  expect(await listIds(`boughtIn=${season.id}`)).toEqual([customer.id]);
  expect(await listIds(`boughtIn=${season.id}&notBoughtIn=${later.id}`)).toEqual([customer.id]);
  expect(await listIds(`notBoughtIn=${season.id}`)).toEqual([other.id]);
  expect(await listIds(`boughtIn=${season.id}&notBoughtIn=${season.id}`)).toEqual([]);
});
