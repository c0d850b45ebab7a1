import { AsyncLocalStorage } from 'node:async_hooks';
import { calls, type CallSpec } from '@surco/shared/contract/calls';
import type { Role } from '@surco/shared/domain';
import { Client } from 'pg';
import { z } from 'zod';
import { demoAccounts } from '../seed/accounts';
import { loadDemoData } from '../seed/loadDemoData';
import type { FastifyInstance } from 'fastify';
import { openDb, type Db } from '../core/db/pool';
import { createSession } from '../core/security/sessions/sessionStore';
import { buildServer } from '../server';
import { readSettings } from '../core/settings/readSettings';
import { today, TestClient, type ApiResponse } from '../testing/harness';
import { createTestDatabase } from '../testing/testDatabase';

jest.setTimeout(120_000);

/** Collects the statements of one request. */
const statementLog = new AsyncLocalStorage<string[]>();
/** Statements that are not counted: transactions and the lookup of the session. */
const ignoredStatements = /^\s*(begin|commit|rollback|start transaction|set transaction)|from sessions s/;

let app: FastifyInstance;
let db: Db;
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let querySpy: jest.SpyInstance;
const clientsByRole = new Map<Role, TestClient>();

beforeAll(async () => {
  database = await createTestDatabase();
  await loadDemoData(database.url, { today });
  const settings = readSettings({ NODE_ENV: 'test' });
  db = openDb(database.url);
  app = await buildServer(settings, { db, today: () => today });
  await app.ready();
  for (const role of ['Admin', 'Coordinator', 'Supervisor', 'Consultant'] as const) {
    const account = demoAccounts.find((candidate) => candidate.role === role && candidate.acceptedTos);
    if (account) clientsByRole.set(role, new TestClient(app, settings, await createSession(db, account.id)));
  }
  const { query } = Client.prototype;
  querySpy = jest.spyOn(Client.prototype, 'query').mockImplementation(function recordQuery(
    this: Client,
    ...given: unknown[]
  ) {
    const [statement] = given as [string | { text: string }];
    const text = typeof statement === 'string' ? statement : statement.text;
    if (!ignoredStatements.test(text)) statementLog.getStore()?.push(text);
    return Reflect.apply(query, this, given) as ReturnType<typeof query>;
  });
});
afterAll(async () => {
  querySpy.mockRestore();
  await app.close();
  await db.destroy();
  await database.drop();
});

interface RecordedRequest {
  response: ApiResponse;
  statements: string[];
}

async function recordRequest(role: Role, address: string): Promise<RecordedRequest> {
  const statements: string[] = [];
  const visitor = clientsByRole.get(role);
  if (!visitor) throw new Error(`No demo account is ${role}.`);
  return { response: await statementLog.run(statements, () => visitor.get(address)), statements };
}

/** The few rows of one record, whose scope is checked first. */
const listsOfRecords = new Set(['GET /links']);

const isList = ([key, spec]: [string, CallSpec]): boolean =>
  key.startsWith('GET ') &&
  !listsOfRecords.has(key) &&
  (spec.paged === true || (spec.data instanceof z.ZodArray && !spec.params));

/** Required parameters of a list. */
const requiredQueries: Readonly<Record<string, string>> = { '/clients/duplicates': '?phone=8711234567' };

const listCases = Object.entries<CallSpec>(calls)
  .filter(isList)
  .flatMap(([key, { access, paged }]) => {
    const address = key.slice('GET '.length);
    const roles = (['Admin', 'Coordinator', 'Supervisor', 'Consultant'] as const).filter(
      (role) => typeof access === 'string' || access.includes(role),
    );
    const addresses = paged
      ? [address, `${address}?size=1000`, `${address}?page=3&size=2`]
      : [address + (requiredQueries[address] ?? '')];
    return roles.flatMap((role) => addresses.map((address) => ({ role, address })));
  });

test('X-21 covers at least twenty lists of the contract', () => {
  expect(new Set(listCases.map(({ address }) => address.split('?')[0])).size).toBeGreaterThanOrEqual(20);
});

test.each(listCases)(
  'X-21 E-04 GET $address asks the database twice at most, however long it is ($role)',
  async (list) => {
    const { response, statements } = await recordRequest(list.role, list.address);
    expect(response.status).toBe(200);
    expect(statements.length).toBeGreaterThan(0);
    expect(statements.length > 2 ? statements : []).toEqual([]);
  },
);

test('X-08 reads a page far from the start in one statement', async () => {
  const { response, statements } = await recordRequest('Admin', '/sales?page=190&size=10');
  expect([response.status, (response.body.data as unknown[]).length, statements.length]).toEqual([200, 10, 1]);
});

test('R-34 reads the inventory totals in one query', async () => {
  const { response, statements } = await recordRequest('Coordinator', '/inventories/totals?low=false');
  expect([response.status, statements.length]).toEqual([200, 1]);
});
