import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { buildProxiedUrl, createPostgresProxy } from '../../testing/postgresProxy';
import { createTestDatabase, runStatement, type TestDatabase } from '../../testing/testDatabase';
import { openDb, type Db } from '../db/pool';
import { readSettings } from '../settings/readSettings';
import { createReadRouter } from './readRouter';
import { rememberWritesPlugin } from './rememberWritesPlugin';

/** The name that distinguishes the two databases. */
const readServerName = async (db: Db) => {
  const { rows } = await sql<{ name: string }>`select current_setting('surco.server') as name`.execute(db);
  return rows[0];
};

const monitor = {
  replayed: 0,
  hasReached: (position: number) => position <= monitor.replayed,
  reportFailure: jest.fn(),
};

let primary: TestDatabase;
let replica: TestDatabase;
let db: Db;
let readDb: Db;
let app: FastifyInstance;

async function createServer(name: string): Promise<TestDatabase> {
  const database = await createTestDatabase();
  const databaseName = new URL(database.url).pathname.slice(1);
  await runStatement(database.superuserUrl, `alter database ${databaseName} set surco.server = '${name}'`);
  return database;
}

beforeAll(async () => {
  [primary, replica] = [await createServer('primary'), await createServer('replica')];
  [db, readDb] = [openDb(primary.url, { max: 2 }), openDb(replica.url, { max: 2 })];
  app = Fastify();
  const router = createReadRouter({ db, readDb, settings: readSettings({ NODE_ENV: 'test' }), log: app.log, monitor });
  await app.register(cookie);
  rememberWritesPlugin(app, router);
  app.get('/name', (request) => router.withReadDb(request, readServerName));
  app.get('/failing', (request) =>
    router.withReadDb(request, async (used) => {
      if (used === readDb) throw Object.assign(new Error('conflict with recovery'), { code: '40001' });
      return readServerName(used);
    }),
  );
  app.get('/wrong', (request) => router.withReadDb(request, (used) => sql`select wrong`.execute(used)));
  app.post('/name', async (_request, reply) => reply.code(201).send({}));
  app.post('/refused', async (_request, reply) => reply.code(409).send({}));
});
beforeEach(() => {
  monitor.replayed = 0;
  monitor.reportFailure.mockClear();
});
afterAll(async () => {
  await app.close();
  await Promise.all([db.destroy(), readDb.destroy()]);
  await Promise.all([primary.drop(), replica.drop()]);
});

const readName = async (url: string, cookies = {}) =>
  (await app.inject({ url, cookies })).json<{ name: string }>().name;

/** Sends a write. @returns the cookies that the browser then has */
async function write(url: string): Promise<Record<string, string>> {
  const { cookies } = await app.inject({ method: 'POST', url });
  return Object.fromEntries(cookies.map(({ name, value }) => [name, value]));
}

test('a client that has written nothing reads from the replica', async () => {
  expect(await readName('/name')).toBe('replica');
});

test('a client that has written reads from the primary until the replica has replayed the write', async () => {
  const cookies = await write('/name');
  expect(await readName('/name', cookies)).toBe('primary');
  monitor.replayed = Number(cookies['surco-written']);
  expect(await readName('/name', cookies)).toBe('replica');
  monitor.replayed -= 1;
  expect(await readName('/name', cookies)).toBe('primary');
});

test('the cookie is hidden from scripts, ends after ten seconds, and comes with successful writes only', async () => {
  const { cookies } = await app.inject({ method: 'POST', url: '/name' });
  expect(cookies).toMatchObject([{ name: 'surco-written', httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 10 }]);
  expect(await write('/refused')).toEqual({});
});

test('a cookie that is no position leads to the primary', async () => {
  expect(await readName('/name', { 'surco-written': 'x' })).toBe('primary');
});

test('a read that the replica ends is repeated on the primary, a wrong query is not', async () => {
  expect(await readName('/failing')).toBe('primary');
  expect(monitor.reportFailure).not.toHaveBeenCalled();
  expect((await app.inject({ url: '/wrong' })).statusCode).toBe(500);
});

test('a replica that is lost is reported, and the read goes to the primary', async () => {
  const proxy = createPostgresProxy();
  const lost = openDb(buildProxiedUrl(replica.url, await proxy.listen()), { max: 1 });
  proxy.disconnect();
  const other = Fastify();
  const settings = readSettings({ NODE_ENV: 'test' });
  const router = createReadRouter({ db, readDb: lost, settings, log: other.log, monitor });
  await other.register(cookie);
  other.get('/name', (request) => router.withReadDb(request, readServerName));
  expect((await other.inject({ url: '/name' })).json()).toEqual({ name: 'primary' });
  expect(monitor.reportFailure).toHaveBeenCalledTimes(1);
  await other.close();
  await lost.destroy();
  proxy.close();
});
