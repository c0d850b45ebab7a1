import { calls } from '@surco/shared/contract/calls';
import type { FastifyInstance } from 'fastify';
import { openDb, type Db } from '../../core/db/pool';
import { createSession } from '../../core/security/sessions/sessionStore';
import { readSettings } from '../../core/settings/readSettings';
import { buildServer } from '../../server';
import { createFactories } from '../../testing/factories';
import { TestClient } from '../../testing/harness';
import { createTestDatabase } from '../../testing/testDatabase';
import { inviteFirstAdmin } from '../users';

const settings = readSettings({ NODE_ENV: 'test', ADMIN_EMAIL: 'ana@empresa.mx' });

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let db: Db;
let app: FastifyInstance;
let admin: TestClient;
beforeEach(async () => {
  database = await createTestDatabase();
  db = openDb(database.url, { max: 4 });
  app = await buildServer(settings, { db, validateResponses: true });
  await inviteFirstAdmin(db, settings);
  const { id } = await db.selectFrom('users').select('id').executeTakeFirstOrThrow();
  admin = new TestClient(app, settings, await createSession(db, id));
});
afterEach(async () => {
  await app.close();
  await db.destroy();
  await database.drop();
});

async function readSetup() {
  const { status, body } = await admin.get('/setup');
  expect([status, body.error]).toEqual([200, undefined]);
  return calls['GET /setup'].data.parse(body.data);
}

/** The steps in this state. */
async function listKeys(...states: readonly string[]): Promise<string[]> {
  return (await readSetup()).steps.filter(({ state }) => states.includes(state)).map(({ key }) => key);
}

test('R-52 an empty company has every step before it, and each that waits names what comes first', async () => {
  const { isSuggested, steps } = await readSetup();
  expect([isSuggested, steps.map(({ key }) => key)]).toEqual([
    true,
    calls['GET /setup'].data.shape.steps.element.shape.key.options,
  ]);
  expect(await listKeys('DONE', 'SKIPPED')).toEqual([]);
  expect(steps.flatMap(({ key, waitsFor }) => (waitsFor.length > 0 ? [[key, ...waitsFor]] : []))).toEqual([
    ['localities', 'zones'],
    ['inventory', 'company', 'products', 'season'],
    ['users', 'company'],
    ['customers', 'localities'],
  ]);
});

test('R-52 recognizes each step from the records, in the order in which they can be made', async () => {
  const make = createFactories(db);
  await db.updateTable('users').set({ first_name: 'Ana', last_name: 'Ruiz' }).execute();
  expect(await listKeys('DONE')).toEqual(['name']);
  const zone = await make.zone();
  const locality = await make.locality(zone.id);
  const distributor = await make.distributor({}, [zone.id]);
  const consultant = await make.user('Consultant', { distributor_id: distributor.id });
  expect(await listKeys('DONE')).toEqual(['name', 'zones', 'localities', 'users']);
  await db.updateTable('partners').set({ rfc: 'AGS010215AB2', address: 'Calle 1', phone: '8711234567' }).execute();
  await make.distributor();
  const product = await make.product();
  const closed = await make.season({ is_open: false, is_voucher_open: false });
  await make.inventory(closed.id, product.id, distributor.id, 10);
  expect(await listKeys('WAITING')).toEqual(['inventory']);
  const season = await make.season();
  await make.inventory(season.id, product.id, distributor.id, 10);
  await make.customer(locality.id, consultant.id);
  expect(await listKeys('OPEN', 'WAITING')).toEqual(['legalTexts', 'parameters', 'secondFactor', 'install']);
  expect((await readSetup()).steps.flatMap(({ count }) => count ?? [])).toEqual([1, 1, 2, 1, 1, 1, 1, 1]);
});

test.each([
  ['that starts later', { start_date: '2999-01-01', end_date: '2999-06-30' }],
  ['for DKbonos alone', { is_open: false }],
])('R-52 T-02 does not count a season open %s as one in which something can be sold', async (_, change) => {
  const make = createFactories(db);
  const season = await make.season({ is_voucher_open: true, ...change });
  const product = await make.product();
  const distributor = await make.distributor();
  await make.inventory(season.id, product.id, distributor.id, 10);
  const readSteps = async () => {
    const { steps } = await readSetup();
    return ['season', 'inventory'].map((key) => {
      const step = steps.find((candidate) => candidate.key === key);
      return [step?.state, step?.count];
    });
  };
  expect(await readSteps()).toEqual([
    ['OPEN', 1],
    ['DONE', 1],
  ]);
  const selling = await make.season();
  // The stock of the other season cannot be sold.
  expect(await readSteps()).toEqual([
    ['DONE', 2],
    ['OPEN', 0],
  ]);
  await make.inventory(selling.id, product.id, distributor.id, 10);
  expect(await readSteps()).toEqual([
    ['DONE', 2],
    ['DONE', 1],
  ]);
});

test('R-52 leaves out what is not needed; once something is sold, only a new administrator is led there', async () => {
  const make = createFactories(db);
  const skipped = await admin.send('PUT', '/setup', { skipped: ['partners', 'install'] });
  expect(skipped.status).toBe(200);
  expect(await listKeys('SKIPPED')).toEqual(['partners', 'install']);
  await admin.send('PUT', '/setup', { skipped: ['install'] });
  expect(await listKeys('SKIPPED')).toEqual(['install']);
  expect((await admin.send('PUT', '/setup', { skipped: ['rest'] })).status).toBe(400);
  await db
    .updateTable('users')
    .set({ created_at: new Date('2020-01-01') })
    .execute();
  expect((await readSetup()).isSuggested).toBe(true);
  const zone = await make.zone();
  const locality = await make.locality(zone.id);
  const distributor = await make.distributor();
  const consultant = await make.user('Consultant', { distributor_id: distributor.id });
  const customer = await make.customer(locality.id, consultant.id);
  await make.voucher({
    customerId: customer.id,
    seasonId: (await make.season()).id,
    distributorId: distributor.id,
    consultantId: consultant.id,
    product: await make.product(),
    quantity: 1,
    price: '100.00',
    total: '100.00',
    paid: '0.00',
  });
  expect((await readSetup()).isSuggested).toBe(false);
});
