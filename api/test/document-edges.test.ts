import { remindOfExpiry } from '../src/modules/jobs/reminders';
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

const lastDay = (id: string, day: string) =>
  api.db.updateTable('vouchers').set({ expires_at: day }).where('id', '=', id).execute();

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

test('X-10 a DKbono stands on its last day; once it expired it holds no bags, and gives none back when it is cancelled', async () => {
  const on = await desk.shelf();
  const { id } = await voucherOn(on);
  await lastDay(id, today);
  expect(await expireVouchers(api.db, today)).toEqual([]);
  await lastDay(id, '2026-11-19');
  expect(await expireVouchers(api.db, today)).toEqual([id]);
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

test('X-08 those that expire soon are those that still wait to be paid', async () => {
  const on = await desk.shelf();
  const [waiting, cancelled] = [await voucherOn(on), await voucherOn(on)];
  for (const { id } of [waiting, cancelled]) await lastDay(id, '2026-11-27');
  await consultant.post(`/vouchers/${cancelled.id}/cancel`, { reason: 'Ya no la quiere' });
  const { body } = await consultant.get(`/vouchers?expiresIn=7&seasonId=${on.season.id}`);
  expect(body).toMatchObject({ totalRecords: 1, data: [{ id: waiting.id }] });
});

test('X-08 the sales of one product are counted and summed up by their lines', async () => {
  const [on, other] = [await desk.shelf(), await desk.shelf()];
  const [{ id, total }] = [await desk.sold(on), await desk.sold(other)];
  const filter = `productId=${on.product.id}`;
  expect((await consultant.get(`/sales?${filter}`)).body).toMatchObject({ totalRecords: 1, data: [{ id }] });
  expect((await consultant.get(`/sales/totals?${filter}`)).body.data).toMatchObject({ count: 1, bags: 10, total });
});

test('X-10 R-27 the history tells what changed in a line: discount, hectares and lot', async () => {
  const on = await desk.shelf();
  const { id, version } = await desk.sold(on);
  const lines = [{ productId: on.product.id, quantity: 10, discount: 0, hectares: 5, lot: 'L-7' }];
  const after = data(await put(consultant, `/sales/${id}`, { ...desk.body(on, 10, { lines }), version }));
  const told = (field: string) => `${on.product.code} · ${field}`;
  expect(after.history.at(-1)?.changes).toEqual(
    expect.arrayContaining([
      { field: told('Descuento'), before: '5 %', after: '0 %' },
      { field: told('Hectáreas'), before: expect.any(String), after: '5.0 ha' },
      { field: told('Lote'), before: null, after: 'L-7' },
    ]),
  );
});

test.each([
  ['2026-11-20', 'hoy'],
  ['2026-11-21', 'mañana'],
  ['2026-11-27', 'en 7 días'],
])('R-29 a DKbono whose last day is %s is announced to expire %s', async (day, words) => {
  const { id } = await voucherOn(await desk.shelf());
  await lastDay(id, day);
  await remindOfExpiry(api.db, today);
  const { body } = await api.db
    .selectFrom('notifications')
    .select('body')
    .where('type', '=', 'voucher.expiring')
    .where('link', 'like', `%${id}`)
    .executeTakeFirstOrThrow();
  expect(body).toContain(words);
});
