import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { hashSecret } from '../core/security/secretHash';
import { openDb, type Db } from '../core/db/pool';
import { buildServer } from '../server';
import { buildSaleBody } from '../testing/documents/saleBody';
import { password, startTestApi, today, TestClient, type TestApi } from '../testing/harness';

let api: TestApi;
let otherApp: FastifyInstance;
let otherDb: Db;
let firstInstance: TestClient;
let secondInstance: TestClient;

/** Two servers on one database, as behind a load balancer. */
beforeAll(async () => {
  api = await startTestApi();
  otherDb = openDb(api.url, { max: 4 });
  otherApp = await buildServer(api.settings, {
    db: otherDb,
    mailer: { send: async () => undefined },
    today: () => today,
  });
  await otherApp.ready();
  firstInstance = new TestClient(api.app, api.settings);
  secondInstance = new TestClient(otherApp, api.settings);
});
afterAll(async () => {
  await otherApp.close();
  await otherDb.destroy();
  await api.close();
});

const createAdminWithPassword = async () => api.make.user('Admin', { password_hash: await hashSecret(password) });

test('E-01 sessions are shared by both instances', async () => {
  const { email } = await createAdminWithPassword();
  firstInstance.token = (await firstInstance.post('/auth/', { email, password })).cookie;
  secondInstance.token = firstInstance.token;
  expect((await secondInstance.get('/auth/me')).status).toBe(200);
  expect((await secondInstance.post('/auth/logout')).status).toBe(200);
  expect((await firstInstance.get('/auth/me')).status).toBe(401);
});

test('X-11 sells no more bags than are left when both instances receive sales', async () => {
  const { customer, season, product, consultant, inventory } = api.company;
  await api.db.updateTable('inventories').set({ initial: 5 }).where('id', '=', inventory.id).execute();
  const { token } = await api.signInAs(consultant);
  firstInstance.token = secondInstance.token = token;
  const body = { customerId: customer.id, seasonId: season.id, lines: [{ productId: product.id, quantity: 1 }] };
  const responses = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      (n % 2 ? firstInstance : secondInstance).post('/sales', body).then(({ status }) => status),
    ),
  );
  expect(responses.filter((status) => status === 201)).toHaveLength(5);
  expect(responses.filter((status) => status === 409)).toHaveLength(15);
});

test('X-11 one idempotency key sent to both instances creates one sale', async () => {
  const { customer, season, secondProduct, consultant } = api.company;
  firstInstance.token = secondInstance.token = (await api.signInAs(consultant)).token;
  const key = { 'idempotency-key': '6a1f0a52-1c9d-4e0a-9d0e-5f2a7c1b8e64' };
  const body = { customerId: customer.id, seasonId: season.id, lines: [{ productId: secondProduct.id, quantity: 1 }] };
  const responses = await Promise.all([
    firstInstance.post('/sales', body, key),
    secondInstance.post('/sales', body, key),
  ]);
  const ids = responses.map(({ body: { data } }) => (data as { id: string }).id);
  expect(responses.map(({ status }) => status)).toEqual([201, 201]);
  expect(ids[0]).toBe(ids[1]);
});

test.each(['sales', 'vouchers'])('X-11 a repeated write of %s gets the same response, to the letter', async (list) => {
  const { consultant, inventory } = api.company;
  await api.db.updateTable('inventories').set({ initial: 100 }).where('id', '=', inventory.id).execute();
  secondInstance.token = (await api.signInAs(consultant)).token;
  const headers = { 'idempotency-key': randomUUID() };
  // The second instance does not validate its responses, which would reorder their fields.
  const send = async () => {
    const { status, rawBody } = await secondInstance.post(`/${list}`, buildSaleBody(api.company), headers);
    return [status, rawBody.toString()];
  };
  const first = await send();
  expect(first[0]).toBe(201);
  expect(await send()).toEqual(first);
});
