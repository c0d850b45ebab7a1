import { expireVouchers } from '../src/modules/vouchers/expire';
import { pathsOf, put } from './answers';
import { today, type TestApi, type Visitor } from './harness';
import { data, SaleDesk } from './saleShelf';

let desk: SaleDesk;
let api: TestApi;
let admin: Visitor;
let consultant: Visitor;
beforeAll(async () => {
  desk = await SaleDesk.open();
  ({ api, admin, consultant } = desk);
});
afterAll(() => api.close());

type Shelf = Awaited<ReturnType<SaleDesk['shelf']>>;

const voucherOn = async (on: Shelf, change: object = {}) =>
  data(await consultant.post('/vouchers', desk.body(on, 10, change)));

const transfer = (amount: string, reference: string, id?: string) => ({
  ...(id ? { id } : {}),
  date: today,
  amount,
  method: '03',
  reference,
});

/** Another season in which the shelf's product is sold. */
async function elsewhere(on: Shelf) {
  const season = await api.make.season();
  await api.make.inventory(season.id, on.product.id, api.company.distributor.id, 100);
  return season;
}

test('X-10 a sale stays with its distributor and with the DKbono it came from, and a DKbono’s with its season', async () => {
  const on = await desk.shelf();
  const [direct, { voucher, sale }] = [await desk.sold(on), await desk.converted(on)];
  const other = await api.make.distributor();
  const edit = ({ id, version }: { id: string; version: number }, change: object) =>
    put(consultant, `/sales/${id}`, { ...desk.body(on, 10, change), version });
  expect(pathsOf(await edit(direct, { distributorId: other.id }))).toEqual(['distributorId']);
  expect(pathsOf(await edit(direct, { voucherId: voucher.id }))).toEqual(['voucherId']);
  expect(pathsOf(await edit(sale, { seasonId: (await elsewhere(on)).id }))).toEqual(['seasonId']);
  const same = { distributorId: api.company.distributor.id, voucherId: voucher.id };
  expect((await edit(sale, same)).body.data).toMatchObject({ version: sale.version + 1, total: voucher.total });
});

test('X-10 an edit that says no date keeps the day', async () => {
  const on = await desk.shelf();
  const sold = data(await consultant.post('/sales', desk.body(on, 10, { date: '2026-11-15' })));
  const edited = await put(consultant, `/sales/${sold.id}`, { ...desk.body(on, 11), version: sold.version });
  expect(edited.body.data).toMatchObject({ date: '2026-11-15' });
});

test('T-03 a DKbono of one season is converted in no other', async () => {
  const on = await desk.shelf();
  const voucher = await voucherOn(on);
  const body = desk.body(on, 10, { voucherId: voucher.id, seasonId: (await elsewhere(on)).id });
  expect(pathsOf(await consultant.post('/sales', body))).toEqual(['seasonId']);
});

test('X-10 a DKbono may come to just what was paid, and stays with its distributor', async () => {
  const on = await desk.shelf();
  const { id, version, total } = await voucherOn(on);
  await put(consultant, `/vouchers/${id}/payments`, { payments: [transfer(total, 'SPEI-1')], version });
  const edit = (change: object) => put(consultant, `/vouchers/${id}`, { ...desk.body(on, 10, change), version: 2 });
  const other = await api.make.distributor();
  expect(pathsOf(await edit({ distributorId: other.id }))).toEqual(['distributorId']);
  expect((await edit({ notes: 'Igual' })).body.data).toMatchObject({ status: 'LIQUIDADO', total });
});

test('X-10 one that expired holds no bags: cancelled, it gives none back', async () => {
  const on = await desk.shelf();
  const { id } = await voucherOn(on);
  await api.db.updateTable('vouchers').set({ expires_at: '2026-11-19' }).where('id', '=', id).execute();
  await expireVouchers(api.db, today);
  expect(await on.figures()).toEqual([0, 0, 100]);
  const { body } = await consultant.post(`/vouchers/${id}/cancel`, { reason: 'Ya no la quiere' });
  expect(body.data).toMatchObject({ status: 'CANCELADO' });
  expect(await on.figures()).toEqual([0, 0, 100]);
});

test('P-07 X-12 a reference that is recorded is an administrator’s to change; it is told as a change, and paid in full once', async () => {
  const on = await desk.shelf();
  const { id, version, total } = await voucherOn(on);
  const send = (by: Visitor, payment: object, at: number) =>
    put(by, `/vouchers/${id}/payments`, { payments: [payment], version: at });
  const { body } = await send(consultant, transfer(total, 'SPEI-1'), version);
  const [{ id: paymentId = '' } = {}] = (body.data as { payments: { id: string }[] }).payments;
  expect((await send(consultant, transfer(total, 'SPEI-2', paymentId), 2)).status).toBe(403);
  const changed = data(await send(admin, transfer(total, 'SPEI-2', paymentId), 2));
  expect(changed.history.map(({ action }) => action)).toEqual(['CREADA', 'ABONO', 'MODIFICADA']);
  const told = await api.db
    .selectFrom('notifications')
    .select('user_id')
    .where('type', '=', 'voucher.paid')
    .where('link', 'like', `%${id}`)
    .execute();
  expect(told.filter(({ user_id }) => user_id === api.company.consultant.id)).toHaveLength(1);
});
