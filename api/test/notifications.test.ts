import { startApi, type TestApi, type Visitor } from './harness';

let api: TestApi;
let consultant: Visitor;
let colleague: Visitor;
beforeAll(async () => {
  api = await startApi();
  const { company, db } = api;
  consultant = await api.as(company.consultant);
  colleague = await api.as(company.colleague);
  const row = (user_id: string, number: number) => ({
    user_id,
    type: 'sale.created',
    title: `Venta ${number}`,
    body: 'Se vendió.',
    link: '/dashboard/sales/list/sale',
    created_at: new Date(Date.UTC(2026, 0, number)),
  });
  await db
    .insertInto('notifications')
    .values([
      ...Array.from({ length: 12 }, (_, index) => row(company.consultant.id, index + 1)),
      row(company.colleague.id, 20),
    ])
    .execute();
});
afterAll(() => api.close());

type Notice = { id: string; title: string; readAt: string | null };
const list = async (visitor: Visitor, query = '') => {
  const { body } = await visitor.get(`/notifications${query}`);
  return { total: body.totalRecords, rows: body.data as Notice[] };
};

test('R-10 E-04 everybody reads their own notices, the latest first', async () => {
  const { total, rows } = await list(consultant);
  expect([total, rows.length, rows[0]?.title, rows[9]?.title]).toEqual([12, 10, 'Venta 12', 'Venta 3']);
  expect((await list(colleague)).total).toBe(1);
  expect((await list(consultant, '?page=2')).rows.map(({ title }) => title)).toEqual(['Venta 2', 'Venta 1']);
  expect((await consultant.get('/notifications?sort=title')).status).toBe(400);
});

test('R-10 one is read once and stays read; somebody else’s is as if it were not there', async () => {
  const [first] = (await list(consultant)).rows;
  expect((await colleague.send('PUT', `/notifications/${first?.id}/read`)).status).toBe(404);
  const read = await consultant.send('PUT', `/notifications/${first?.id}/read`);
  const again = await consultant.send('PUT', `/notifications/${first?.id}/read`);
  expect(read.body.data).toMatchObject({ id: first?.id, readAt: expect.any(String) });
  expect(again.body).toEqual(read.body);
  expect((await list(consultant, '?unread=true&size=1')).total).toBe(11);
  expect((await list(consultant, '?unread=false')).rows.map(({ id }) => id)).toEqual([first?.id]);
});

test('R-10 all are read at once, those of nobody else', async () => {
  expect((await consultant.post('/notifications/read-all')).body.data).toEqual({ read: 11 });
  expect((await consultant.post('/notifications/read-all')).body.data).toEqual({ read: 0 });
  expect((await list(consultant, '?unread=true')).total).toBe(0);
  expect((await list(colleague, '?unread=true')).total).toBe(1);
});
