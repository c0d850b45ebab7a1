import { sql } from 'kysely';
import { startApi, today, type Answer, type TestApi, type Visitor } from './harness';

let api: TestApi;
let admin: Visitor;
let consultant: Visitor;
beforeAll(async () => {
  api = await startApi();
  [admin, consultant] = await Promise.all([api.as(api.company.users.Admin), api.as(api.company.consultant)]);
});
afterAll(() => api.close());

interface Document {
  id: string;
  folio: string;
  status: string;
  total: string;
  version: number;
  lines: { productId: string; quantity: number; basePrice: string; discount: number }[];
  history: { action: string; changes: { field: string; before: string | null; after: string | null }[] }[];
}
const data = ({ body }: Answer) => body.data as Document;
const paths = ({ body }: Answer) => body.details?.map(({ path }) => path);
const put = (by: Visitor, path: string, body: object) => by.send('PUT', path, body);
const remove = (by: Visitor, id: string, query = '') => by.send('DELETE', `/sales/${id}${query}`);

/** A product and a season of their own, so that no other test touches their bags or closes the season. */
async function shelf(bags = 100, change: Parameters<TestApi['make']['season']>[0] = {}) {
  const product = await api.make.product();
  const season = await api.make.season(change);
  await api.make.inventory(season.id, product.id, api.company.distributor.id, bags);
  const figures = async () => {
    const row = await api.db
      .selectFrom('inventories')
      .select(['committed', 'sold', 'available'])
      .where('product_id', '=', product.id)
      .where('season_id', '=', season.id)
      .executeTakeFirstOrThrow();
    return [row.committed, row.sold, row.available];
  };
  return { product, season, figures };
}
type Shelf = Awaited<ReturnType<typeof shelf>>;
const body = ({ product, season }: Shelf, quantity = 10, change: object = {}) => ({
  customerId: api.company.client.id,
  seasonId: season.id,
  lines: [{ productId: product.id, quantity, discount: 0.05 }],
  ...change,
});
const sold = async (on: Shelf, quantity = 10) => data(await consultant.post('/sales', body(on, quantity)));
const close = (on: Shelf, change: { is_open?: boolean; is_voucher_open?: boolean }) =>
  api.db.updateTable('seasons').set(change).where('id', '=', on.season.id).execute();

/** Until so many writes wait for a lock in this database. */
async function waiting(count: number): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(api.db);
    if ((rows[0]?.n ?? 0) >= count) return;
  }
}

/** A DKbono of some bags, paid in full and converted. */
async function converted(on: Shelf, quantity = 10) {
  const voucher = data(await consultant.post('/vouchers', body(on, quantity)));
  const payments = [{ date: today, amount: voucher.total, method: '01' }];
  await put(consultant, `/vouchers/${voucher.id}/payments`, { payments, version: voucher.version });
  const sale = data(await consultant.post('/sales', body(on, quantity, { voucherId: voucher.id })));
  const state = async () => data(await admin.get(`/vouchers/${voucher.id}`));
  return { voucher, sale, state };
}

test('R-26 P-02 X-10 an edit moves the bags by the difference, keeps the price and tells what changed', async () => {
  const on = await shelf();
  const sale = await sold(on);
  await api.db
    .updateTable('products')
    .set({ base_price: '1.00', enabled: false })
    .where('id', '=', on.product.id)
    .execute();
  const after = data(
    await put(consultant, `/sales/${sale.id}`, { ...body(on, 12, { notes: 'Entregar lunes' }), version: 1 }),
  );
  expect(after).toMatchObject({ version: 2, lines: [{ quantity: 12, basePrice: '3950.00' }] });
  expect(await on.figures()).toEqual([0, 12, 88]);
  expect(after.history.at(-1)).toMatchObject({
    action: 'MODIFICADA',
    changes: expect.arrayContaining([
      { field: `${on.product.code} · Bolsas`, before: '10 bolsas', after: '12 bolsas' },
      { field: 'Notas', before: null, after: 'Entregar lunes' },
    ]),
  });
  const stale = await put(admin, `/sales/${sale.id}`, { ...body(on), version: 1 });
  expect([stale.status, stale.body.code, data(stale).version]).toEqual([409, 'VERSION_OBSOLETA', 2]);
});

test('R-26 X-10 beyond what there is: 409 at the line; the sale’s own bags count as there', async () => {
  const on = await shelf(10);
  const sale = await sold(on, 9);
  const more = await put(consultant, `/sales/${sale.id}`, { ...body(on, 11), version: 1 });
  expect([more.status, more.body.code, paths(more)]).toEqual([409, 'STOCK_INSUFICIENTE', ['lines.0.quantity']]);
  expect(more.body.error).toBe(`Solo quedan 10 bolsas disponibles de ${on.product.code}.`);
  expect((await put(consultant, `/sales/${sale.id}`, { ...body(on, 10), version: 1 })).status).toBe(200);
  expect(await on.figures()).toEqual([0, 10, 0]);
});

test('X-10 a sale moved to another open season takes its bags along', async () => {
  const [from, to] = [await shelf(), await shelf()];
  await api.make.inventory(to.season.id, from.product.id, api.company.distributor.id, 10);
  const sale = await sold(from);
  const edit = { ...body(from), seasonId: to.season.id, version: 1 };
  expect((await put(consultant, `/sales/${sale.id}`, edit)).status).toBe(200);
  expect(await from.figures()).toEqual([0, 0, 100]);
});

test('T-02 P-02 a consultant edits and deletes only while the season is open; an administrator until it is delivered', async () => {
  const on = await shelf();
  const sale = await sold(on);
  await close(on, { is_open: false });
  const edit = { ...body(on, 11), version: 1 };
  for (const answer of [await put(consultant, `/sales/${sale.id}`, edit), await remove(consultant, sale.id)])
    expect([answer.status, answer.body.code]).toEqual([409, 'TEMPORADA_CERRADA']);
  expect((await put(admin, `/sales/${sale.id}`, edit)).status).toBe(200);
  expect(data(await admin.post(`/sales/${sale.id}/deliver`)).status).toBe('ENTREGADA');
  for (const answer of [
    await put(admin, `/sales/${sale.id}`, { ...edit, version: 3 }),
    await remove(admin, sale.id),
    await admin.post(`/sales/${sale.id}/deliver`),
  ])
    expect([answer.status, answer.body.code]).toEqual([409, 'TRANSICION_INVALIDA']);
});

test('P-02 P-07 coordinators and supervisors read; another consultant finds nothing', async () => {
  const { id } = await sold(await shelf());
  const coordinator = await api.as(api.company.users.Coordinator);
  expect((await coordinator.get(`/sales/${id}`)).status).toBe(200);
  expect((await remove(coordinator, id)).status).toBe(403);
  const colleague = await api.as(api.company.colleague);
  expect((await remove(colleague, id)).status).toBe(404);
  expect((await colleague.post(`/sales/${id}/deliver`)).status).toBe(404);
});

test('X-13 a deleted sale leaves the list, its bags are back, and the trace of it stays', async () => {
  const on = await shelf();
  const { id } = await sold(on);
  expect((await remove(consultant, id, '?version=9')).body.code).toBe('VERSION_OBSOLETA');
  const deleted = await remove(consultant, id);
  expect([deleted.status, deleted.body.data]).toEqual([200, { id }]);
  expect((await admin.get(`/sales/${id}`)).status).toBe(404);
  expect((await remove(consultant, id)).status).toBe(404);
  expect(await on.figures()).toEqual([0, 0, 100]);
  const trace = await api.db
    .selectFrom('audit_log')
    .select('before')
    .where('entity_id', '=', id)
    .where('action', '=', 'DELETE')
    .execute();
  expect(trace).toMatchObject([{ before: { id } }]);
});

test('T-03 X-13 the sale of a DKbono deleted while its season takes DKbonos: it stands again and may be converted again', async () => {
  const on = await shelf();
  const { voucher, sale, state } = await converted(on);
  expect(await on.figures()).toEqual([0, 10, 90]);
  await remove(consultant, sale.id);
  expect(await state()).toMatchObject({ status: 'LIQUIDADO', saleId: null });
  expect(await on.figures()).toEqual([10, 0, 90]);
  expect((await consultant.post('/sales', body(on, 10, { voucherId: voucher.id }))).status).toBe(201);
});

test('T-03 X-13 … and once its season takes none: cancelled, its credit kept, the bags free', async () => {
  const on = await shelf();
  const { sale, state } = await converted(on);
  await close(on, { is_voucher_open: false });
  await remove(consultant, sale.id);
  expect(await state()).toMatchObject({ status: 'CANCELADO', paid: sale.total });
  expect(await on.figures()).toEqual([0, 0, 100]);
});

test('X-10 the sale of a DKbono keeps its customer and season, and costs no less than was paid', async () => {
  const on = await shelf();
  const { sale } = await converted(on);
  const edit = (quantity: number, change: object = {}) =>
    put(consultant, `/sales/${sale.id}`, { ...body(on, quantity, change), version: sale.version });
  const other = await api.make.client(api.company.locality.id, api.company.consultant.id);
  expect(paths(await edit(10, { customerId: other.id }))).toEqual(['customerId']);
  expect(paths(await edit(9))).toEqual(['lines']);
  expect((await edit(11)).status).toBe(200);
  expect(await on.figures()).toEqual([0, 11, 89]);
});

test('T-03 of 50 who convert one DKbono at once one succeeds, and the ledger adds up', async () => {
  const on = await shelf();
  const voucher = data(await consultant.post('/vouchers', body(on)));
  const payments = [{ date: today, amount: voucher.total, method: '01' }];
  await put(consultant, `/vouchers/${voucher.id}/payments`, { payments, version: 1 });
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => consultant.post('/sales', body(on, 10, { voucherId: voucher.id }))),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(49);
  expect(await on.figures()).toEqual([0, 10, 90]);
});

test('X-11 of 50 who sell the last bag one succeeds', async () => {
  const on = await shelf(1);
  const answers = await Promise.all(Array.from({ length: 50 }, () => consultant.post('/sales', body(on, 1))));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array.from({ length: 49 }, () => 409)]);
  expect(await on.figures()).toEqual([0, 1, 0]);
});

test('X-10 X-13 edited, delivered and deleted at once: each waits for the other, and what is left is one of them', async () => {
  const on = await shelf();
  const { id } = await sold(on);
  const answers = await Promise.all([
    put(consultant, `/sales/${id}`, { ...body(on, 20), version: 1 }),
    remove(admin, id),
    consultant.post(`/sales/${id}/deliver`, { version: 1 }),
  ]);
  expect(answers.every(({ status }) => [200, 404, 409].includes(status))).toBe(true);
  const [, taken] = await on.figures();
  expect([0, 10, 20]).toContain(taken);
});

test('X-12 T-03 paid and converted at once: the money of the sale is the money of the DKbono', async () => {
  const on = await shelf();
  const voucher = data(await consultant.post('/vouchers', body(on)));
  const pay = (amount: string) =>
    put(consultant, `/vouchers/${voucher.id}/payments`, {
      payments: [{ date: today, amount, method: '01' }],
      version: 1,
    });
  const answers = await Promise.all([
    pay(voucher.total),
    pay('1.00'),
    consultant.post('/sales', body(on, 10, { voucherId: voucher.id })),
  ]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.every(({ status }) => status < 500)).toBe(true);
});

test('T-03 X-10 a product that the sale left out comes back at the price of its DKbono, another at that of the list', async () => {
  const on = await shelf();
  const [extra, listed] = [await api.make.product({ base_price: '100.00' }), await api.make.product()];
  for (const { id } of [extra, listed]) await api.make.inventory(on.season.id, id, api.company.distributor.id, 10);
  const { distributor, client } = api.company;
  const lines = [
    { productId: on.product.id, quantity: 10 },
    { productId: extra.id, quantity: 1 },
  ];
  const voucher = data(await consultant.post('/vouchers', { ...body(on), lines }));
  await api.db.updateTable('products').set({ base_price: '999.00' }).where('id', '=', extra.id).execute();
  const payments = [{ date: today, amount: '39000.00', method: '01' }];
  await put(consultant, `/vouchers/${voucher.id}/payments`, { payments, version: 1 });
  await api.db.insertInto('simulator_params').values({ key: 'conversion.minPaidPct', value: '0.5' }).execute();
  const without = { customerId: client.id, seasonId: on.season.id, distributorId: distributor.id };
  const sale = data(
    await consultant.post('/sales', { ...without, voucherId: voucher.id, lines: [{ ...lines[0], quantity: 11 }] }),
  );
  await api.db.deleteFrom('simulator_params').execute();
  const edited = data(
    await put(consultant, `/sales/${sale.id}`, {
      ...without,
      version: sale.version,
      lines: [...lines, { productId: listed.id, quantity: 1 }],
    }),
  );
  expect(edited.lines.map(({ basePrice }) => basePrice)).toEqual(['3950.00', '100.00', '3950.00']);
  expect(data(await consultant.get(`/vouchers/${voucher.id}`)).status).toBe('CONVERTIDO');
});

test('T-03 X-13 a DKbono whose bags went to somebody else meanwhile cannot take them back, and the sale stays', async () => {
  const on = await shelf(20);
  const other = await api.make.product({ base_price: '40000.00' });
  await api.make.inventory(on.season.id, other.id, api.company.distributor.id, 1);
  const { sale } = await converted(on, 10);
  const lines = [{ productId: other.id, quantity: 1 }];
  expect((await put(consultant, `/sales/${sale.id}`, { ...body(on), lines, version: sale.version })).status).toBe(200);
  await sold(on, 15);
  const refused = await remove(consultant, sale.id);
  expect([refused.status, refused.body.code]).toEqual([409, 'STOCK_INSUFICIENTE']);
  expect(refused.body.error).toBe(
    `El DKbono no puede volver a apartar sus bolsas. Solo quedan 5 bolsas disponibles de ${on.product.code}.`,
  );
  expect(await on.figures()).toEqual([0, 15, 5]);
});

test('T-02 a season that closes while a sale is edited: the edit waits and is refused', async () => {
  const on = await shelf();
  const { id } = await sold(on);
  let answer: Promise<Answer> | undefined;
  await api.db.transaction().execute(async (tx) => {
    await tx.updateTable('seasons').set({ is_open: false }).where('id', '=', on.season.id).execute();
    answer = put(consultant, `/sales/${id}`, { ...body(on, 11), version: 1 });
    await waiting(1);
  });
  expect((await answer)?.body.code).toBe('TEMPORADA_CERRADA');
  expect(await on.figures()).toEqual([0, 10, 90]);
});
