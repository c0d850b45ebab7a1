import { pathsOf, put } from './answers';
import type { Answer, TestApi, Visitor } from './harness';
import { lockWaiters } from './lockWaiters';
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

test('R-26 P-02 X-10 an edit moves the bags by the difference, keeps the price and tells what changed', async () => {
  const on = await desk.shelf();
  const sale = await desk.sold(on);
  await api.db
    .updateTable('products')
    .set({ base_price: '1.00', enabled: false })
    .where('id', '=', on.product.id)
    .execute();
  const after = data(
    await put(consultant, `/sales/${sale.id}`, { ...desk.body(on, 12, { notes: 'Entregar lunes' }), version: 1 }),
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
  const stale = await put(admin, `/sales/${sale.id}`, { ...desk.body(on), version: 1 });
  expect([stale.status, stale.body.code, data(stale).version]).toEqual([409, 'VERSION_OBSOLETA', 2]);
});

test('R-26 X-10 beyond what there is: 409 at the line; the sale’s own bags count as there', async () => {
  const on = await desk.shelf(10);
  const sale = await desk.sold(on, 9);
  const more = await put(consultant, `/sales/${sale.id}`, { ...desk.body(on, 11), version: 1 });
  expect([more.status, more.body.code, pathsOf(more)]).toEqual([409, 'STOCK_INSUFICIENTE', ['lines.0.quantity']]);
  expect(more.body.error).toBe(`Solo quedan 10 bolsas disponibles de ${on.product.code}.`);
  expect((await put(consultant, `/sales/${sale.id}`, { ...desk.body(on, 10), version: 1 })).status).toBe(200);
  expect(await on.figures()).toEqual([0, 10, 0]);
});

test('X-10 a sale moved to another open season takes its bags along', async () => {
  const [from, to] = [await desk.shelf(), await desk.shelf()];
  await api.make.inventory(to.season.id, from.product.id, api.company.distributor.id, 10);
  const sale = await desk.sold(from);
  const edit = { ...desk.body(from), seasonId: to.season.id, version: 1 };
  expect((await put(consultant, `/sales/${sale.id}`, edit)).status).toBe(200);
  expect(await from.figures()).toEqual([0, 0, 100]);
});

test('T-02 P-02 a consultant edits and deletes only while the season is open; an administrator until it is delivered', async () => {
  const on = await desk.shelf();
  const sale = await desk.sold(on);
  await desk.close(on, { is_open: false });
  const edit = { ...desk.body(on, 11), version: 1 };
  for (const answer of [await put(consultant, `/sales/${sale.id}`, edit), await desk.remove(consultant, sale.id)])
    expect([answer.status, answer.body.code]).toEqual([409, 'TEMPORADA_CERRADA']);
  expect((await put(admin, `/sales/${sale.id}`, edit)).status).toBe(200);
  expect(data(await admin.post(`/sales/${sale.id}/deliver`)).status).toBe('ENTREGADA');
  for (const answer of [
    await put(admin, `/sales/${sale.id}`, { ...edit, version: 3 }),
    await desk.remove(admin, sale.id),
    await admin.post(`/sales/${sale.id}/deliver`),
  ])
    expect([answer.status, answer.body.code]).toEqual([409, 'TRANSICION_INVALIDA']);
});

test('P-02 P-07 coordinators and supervisors read; another consultant finds nothing', async () => {
  const { id } = await desk.sold(await desk.shelf());
  const coordinator = await api.as(api.company.users.Coordinator);
  expect((await coordinator.get(`/sales/${id}`)).status).toBe(200);
  expect((await desk.remove(coordinator, id)).status).toBe(403);
  const colleague = await api.as(api.company.colleague);
  expect((await desk.remove(colleague, id)).status).toBe(404);
  expect((await colleague.post(`/sales/${id}/deliver`)).status).toBe(404);
});

test('X-13 a deleted sale leaves the list, its bags are back, and the trace of it stays', async () => {
  const on = await desk.shelf();
  const { id } = await desk.sold(on);
  expect((await desk.remove(consultant, id, '?version=9')).body.code).toBe('VERSION_OBSOLETA');
  const deleted = await desk.remove(consultant, id);
  expect([deleted.status, deleted.body.data]).toEqual([200, { id }]);
  expect((await admin.get(`/sales/${id}`)).status).toBe(404);
  expect((await desk.remove(consultant, id)).status).toBe(404);
  expect(await on.figures()).toEqual([0, 0, 100]);
  const trace = await api.db
    .selectFrom('audit_log')
    .select('before')
    .where('entity_id', '=', id)
    .where('action', '=', 'DELETE')
    .execute();
  expect(trace).toMatchObject([{ before: { id } }]);
});

test('X-11 of 50 who sell the last bag one succeeds', async () => {
  const on = await desk.shelf(1);
  const answers = await Promise.all(Array.from({ length: 50 }, () => consultant.post('/sales', desk.body(on, 1))));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array.from({ length: 49 }, () => 409)]);
  expect(await on.figures()).toEqual([0, 1, 0]);
});

test('X-10 X-13 edited, delivered and deleted at once: each waits for the other, and what is left is one of them', async () => {
  const on = await desk.shelf();
  const { id } = await desk.sold(on);
  const answers = await Promise.all([
    put(consultant, `/sales/${id}`, { ...desk.body(on, 20), version: 1 }),
    desk.remove(admin, id),
    consultant.post(`/sales/${id}/deliver`, { version: 1 }),
  ]);
  expect(answers.every(({ status }) => [200, 404, 409].includes(status))).toBe(true);
  const [, taken] = await on.figures();
  expect([0, 10, 20]).toContain(taken);
});

test('T-02 a season that closes while a sale is edited: the edit waits and is refused', async () => {
  const on = await desk.shelf();
  const { id } = await desk.sold(on);
  let answer: Promise<Answer> | undefined;
  await api.db.transaction().execute(async (tx) => {
    await tx.updateTable('seasons').set({ is_open: false }).where('id', '=', on.season.id).execute();
    answer = put(consultant, `/sales/${id}`, { ...desk.body(on, 11), version: 1 });
    await lockWaiters(api.db, 1);
  });
  expect((await answer)?.body.code).toBe('TEMPORADA_CERRADA');
  expect(await on.figures()).toEqual([0, 10, 90]);
});
