import { AsyncLocalStorage } from 'node:async_hooks';
import type { CallSpec } from '@surco/shared/contract/call';
import { calls } from '@surco/shared/contract/calls';
import type { Role } from '@surco/shared/contract/roles';
import { Client } from 'pg';
import { z } from 'zod';
import { demoAccounts } from '../src/seed/accounts';
import { loadDemoData } from '../src/seed';
import type { FastifyInstance } from 'fastify';
import { openDb, type Db } from '../src/db/pool';
import { createSession } from '../src/plugins/session/store';
import { buildServer } from '../src/server';
import { readSettings } from '../src/settings';
import { today, Visitor, type Answer } from './harness';
import { createDatabase } from './server';

jest.setTimeout(120_000);

/** What the statements of a request are gathered in; those of nobody's request are nobody's. */
const asking = new AsyncLocalStorage<string[]>();
/** Not about the list: who asks, and where a snapshot begins and ends. */
const around = /^\s*(begin|commit|rollback|start transaction|set transaction)|from sessions s/;

let app: FastifyInstance;
let db: Db;
let database: Awaited<ReturnType<typeof createDatabase>>;
let spy: jest.SpyInstance;
const visitors = new Map<Role, Visitor>();

beforeAll(async () => {
  database = await createDatabase();
  await loadDemoData(database.url, { today });
  const settings = readSettings({ NODE_ENV: 'test' });
  db = openDb(database.url);
  app = await buildServer(settings, { db, today: () => today });
  await app.ready();
  for (const role of ['Admin', 'Coordinator', 'Supervisor', 'Consultant'] as const) {
    const account = demoAccounts.find((one) => one.role === role && one.acceptedTos);
    if (account) visitors.set(role, new Visitor(app, settings, await createSession(db, account.id)));
  }
  const { query } = Client.prototype;
  spy = jest.spyOn(Client.prototype, 'query').mockImplementation(function told(this: Client, ...given: unknown[]) {
    const [asked] = given as [string | { text: string }];
    const text = typeof asked === 'string' ? asked : asked.text;
    if (!around.test(text)) asking.getStore()?.push(text);
    return Reflect.apply(query, this, given) as ReturnType<typeof query>;
  });
});
afterAll(async () => {
  spy.mockRestore();
  await app.close();
  await db.destroy();
  await database.drop();
});

interface Asked {
  answer: Answer;
  statements: string[];
}

async function ask(role: Role, address: string): Promise<Asked> {
  const statements: string[] = [];
  const visitor = visitors.get(role);
  if (!visitor) throw new Error(`No demo account is ${role}.`);
  return { answer: await asking.run(statements, () => visitor.get(address)), statements };
}

const isList = ([key, spec]: [string, CallSpec]): boolean =>
  key.startsWith('GET ') && (spec.paged === true || (spec.data instanceof z.ZodArray && !spec.params));

/** What a list cannot be asked for without. */
const needed: Readonly<Record<string, string>> = { '/clients/duplicates': '?phone=8711234567' };

const lists = Object.entries<CallSpec>(calls)
  .filter(isList)
  .flatMap(([key, { who, paged }]) => {
    const address = key.slice('GET '.length);
    const roles = (['Admin', 'Coordinator', 'Supervisor', 'Consultant'] as const).filter(
      (role) => typeof who === 'string' || who.includes(role),
    );
    const addresses = paged
      ? [address, `${address}?size=all`, `${address}?page=3&size=2`]
      : [address + (needed[address] ?? '')];
    return roles.flatMap((role) => addresses.map((one) => ({ role, address: one })));
  });

test('X-21 every list of the table is here', () => {
  expect(new Set(lists.map(({ address }) => address.split('?')[0])).size).toBeGreaterThanOrEqual(20);
});

test.each(lists)('X-21 E-04 GET $address asks the database twice at most, however long it is ($role)', async (list) => {
  const { answer, statements } = await ask(list.role, list.address);
  expect(answer.status).toBe(200);
  expect(statements.length).toBeGreaterThan(0);
  expect(statements.length > 2 ? statements : []).toEqual([]);
});

test('X-08 a page far from the start is asked for in two statements as well', async () => {
  const { answer, statements } = await ask('Admin', '/sales?page=190&size=10');
  expect([answer.status, (answer.body.data as unknown[]).length, statements.length]).toEqual([200, 10, 2]);
});

test('R-34 the totals of the inventory come from one query', async () => {
  const { answer, statements } = await ask('Coordinator', '/inventories/totals?low=false');
  expect([answer.status, statements.length]).toEqual([200, 1]);
});
