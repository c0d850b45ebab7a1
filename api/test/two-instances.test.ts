import { hashSecret } from '../src/modules/session/password';
import { openDb, type Db } from '../src/db/pool';
import { buildServer } from '../src/server';
import { password, startApi, today, Visitor, type TestApi } from './harness';

let api: TestApi;
let otherDb: Db;
let here: Visitor;
let there: Visitor;

/** Two servers with connections of their own on one database, as behind a balancer. */
beforeAll(async () => {
  api = await startApi();
  otherDb = openDb(api.url, { max: 4 });
  const app = await buildServer(api.settings, {
    db: otherDb,
    mailer: { send: async () => undefined },
    today: () => today,
  });
  await app.ready();
  here = new Visitor(api.app, api.settings);
  there = new Visitor(app, api.settings);
});
afterAll(async () => {
  await otherDb.destroy();
  await api.close();
});

const person = async () => api.make.user('Admin', { password_hash: await hashSecret(password) });

test('E-01 a session opened at one instance is open at the other, and closed at both', async () => {
  const { email } = await person();
  here.token = (await here.post('/auth/', { email, password })).cookie;
  there.token = here.token;
  expect((await there.get('/auth/me')).status).toBe(200);
  expect((await there.post('/auth/logout')).status).toBe(200);
  expect((await here.get('/auth/me')).status).toBe(401);
});

test('E-01 who is disabled at one instance is out of the other with the next request', async () => {
  const { id, email } = await person();
  here.token = (await here.post('/auth/', { email, password })).cookie;
  await otherDb.updateTable('users').set({ status: 'INACTIVO' }).where('id', '=', id).execute();
  expect((await here.get('/auth/me')).status).toBe(401);
});

test('X-01 failures are counted together: changing the instance earns no further tries', async () => {
  const { email } = await person();
  const tries = Array.from({ length: 14 }, (_, n) => (n % 2 ? here : there));
  const statuses: number[] = [];
  for (const visitor of tries)
    statuses.push((await visitor.post('/auth/', { email, password: 'no es esta clave' }, {}, '10.9.0.7')).status);
  expect(statuses.indexOf(429)).toBe(10);
  expect(new Set(statuses.slice(0, 10))).toEqual(new Set([401]));
  expect(new Set(statuses.slice(10))).toEqual(new Set([429]));
});

test('X-11 the last bag asked for at both instances at once is sold once', async () => {
  const { client, season, product, consultant, inventory } = api.company;
  await api.db.updateTable('inventories').set({ initial: 5 }).where('id', '=', inventory.id).execute();
  const { token } = await api.as(consultant);
  here.token = there.token = token;
  const body = { customerId: client.id, seasonId: season.id, lines: [{ productId: product.id, quantity: 1 }] };
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) => (n % 2 ? here : there).post('/sales', body).then(({ status }) => status)),
  );
  expect(answers.filter((status) => status === 201)).toHaveLength(5);
  expect(answers.filter((status) => status === 409)).toHaveLength(15);
});

test('X-11 one key sent to both instances at once is one sale', async () => {
  const { client, season, second, consultant } = api.company;
  here.token = there.token = (await api.as(consultant)).token;
  const key = { 'idempotency-key': '6a1f0a52-1c9d-4e0a-9d0e-5f2a7c1b8e64' };
  const body = { customerId: client.id, seasonId: season.id, lines: [{ productId: second.id, quantity: 1 }] };
  const answers = await Promise.all([here.post('/sales', body, key), there.post('/sales', body, key)]);
  const ids = answers.map(({ body: { data } }) => (data as { id: string }).id);
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  expect(ids[0]).toBe(ids[1]);
});
