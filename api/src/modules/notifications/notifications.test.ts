import { startTestApi, type TestApi, type TestClient } from '../../testing/harness';

let api: TestApi;
let consultant: TestClient;
let colleague: TestClient;
beforeAll(async () => {
  api = await startTestApi();
  const { company, db } = api;
  consultant = await api.signInAs(company.consultant);
  colleague = await api.signInAs(company.colleague);
  const createRow = (user_id: string, number: number) => ({
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
      ...Array.from({ length: 12 }, (_, index) => createRow(company.consultant.id, index + 1)),
      createRow(company.colleague.id, 20),
    ])
    .execute();
});
afterAll(() => api.close());

type NotificationRecord = { id: string; title: string; readAt: string | null };
const listNotifications = async (visitor: TestClient, query = '') => {
  const { body } = await visitor.get(`/notifications${query}`);
  return { total: body.totalRecords, rows: body.data as NotificationRecord[] };
};

test('R-10 E-04 lists the user’s own notifications, latest first', async () => {
  const { total, rows } = await listNotifications(consultant);
  expect([total, rows.length, rows[0]?.title, rows[9]?.title]).toEqual([12, 10, 'Venta 12', 'Venta 3']);
  expect((await listNotifications(colleague)).total).toBe(1);
  expect((await listNotifications(consultant, '?page=2')).rows.map(({ title }) => title)).toEqual([
    'Venta 2',
    'Venta 1',
  ]);
  expect((await consultant.get('/notifications?sort=title')).status).toBe(400);
});

test('R-10 marks a notification as read and answers 404 for that of another user', async () => {
  const [first] = (await listNotifications(consultant)).rows;
  expect((await colleague.send('PUT', `/notifications/${first?.id}/read`)).status).toBe(404);
  const read = await consultant.send('PUT', `/notifications/${first?.id}/read`);
  const again = await consultant.send('PUT', `/notifications/${first?.id}/read`);
  expect(read.body.data).toMatchObject({ id: first?.id, readAt: expect.any(String) });
  expect(again.body).toEqual(read.body);
  expect((await listNotifications(consultant, '?unread=true&size=1')).total).toBe(11);
  expect((await listNotifications(consultant, '?unread=false')).rows.map(({ id }) => id)).toEqual([first?.id]);
});

test('R-10 marks all notifications of the user as read', async () => {
  expect((await consultant.post('/notifications/read-all')).body.data).toEqual({ read: 11 });
  expect((await consultant.post('/notifications/read-all')).body.data).toEqual({ read: 0 });
  expect((await listNotifications(consultant, '?unread=true')).total).toBe(0);
  expect((await listNotifications(colleague, '?unread=true')).total).toBe(1);
});
