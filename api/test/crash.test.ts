import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { migrate } from '../src/db/migrate';
import { openDb, type Db } from '../src/db/pool';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../src/embedded/postgres';
import { createSession } from '../src/plugins/session/store';
import { defaultApiKey } from '../src/settings';
import { company, factories, type Company } from './factories';
import { startInstance, type Instance } from './instance';
import { ledgerProblems } from './ledger';

let folder: string;
let server: EmbeddedPostgres;
let db: Db;
let at: Company;
let token: string;

// A database of its own, with its writes on the disk: the tests' shared one skips them, and may not be killed.
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'surco-crash-'));
  server = await startEmbeddedPostgres({ dataDir: folder });
  await migrate(server.url, resolve(__dirname, '../migrations'));
  db = openDb(server.url, { max: 4 });
  const make = factories(db);
  at = await company(make);
  await db.updateTable('inventories').set({ initial: 100_000 }).execute();
  token = await createSession(db, at.consultant.id);
});
afterAll(async () => {
  await db.destroy();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

interface Try {
  key: string;
  body: string;
}

const newTry = (n: number): Try => ({
  key: randomUUID(),
  body: JSON.stringify({
    customerId: at.client.id,
    seasonId: at.season.id,
    lines: [{ productId: (n % 2 ? at.product : at.second).id, quantity: 1 + (n % 3) }],
  }),
});

/** The id of the sale when the API has acknowledged it; null when nothing is known. */
async function send(address: string, { key, body }: Try): Promise<string | null> {
  try {
    const answer = await fetch(`${address}/sales`, {
      method: 'POST',
      headers: {
        'x-api-key': defaultApiKey,
        cookie: `surco=${token}`,
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      body,
    });
    if (answer.status !== 201) return null;
    const { data } = (await answer.json()) as { data: { id: string } };
    return data.id;
  } catch {
    return null;
  }
}

/** Six people write without a pause until told to stop; keeps what each was told. */
function load(address: string) {
  const acknowledged = new Map<string, string>();
  const open: Try[] = [];
  const end = new AbortController();
  let reached: { wanted: number; done: () => void } | undefined;
  const person = async (first: number): Promise<void> => {
    for (let n = first; !end.signal.aborted; n += 1) {
      const one = newTry(n);
      const id = await send(address, one);
      if (id) acknowledged.set(one.key, id);
      else open.push(one);
      if (reached && acknowledged.size >= reached.wanted) reached.done();
    }
  };
  const people = Array.from({ length: 6 }, (_, first) => person(first));
  return {
    acknowledged,
    open,
    more: (by: number) =>
      new Promise<void>((done) => {
        reached = { wanted: acknowledged.size + by, done };
      }),
    end: async () => {
      end.abort();
      await Promise.all(people);
    },
  };
}

async function untilWritten(address: string, one: Try): Promise<string> {
  for (;;) {
    const id = await send(address, one);
    if (id) return id;
  }
}

const salesThere = async (): Promise<Set<string>> =>
  new Set((await db.selectFrom('sales').select('id').execute()).map(({ id }) => id));

async function proveAllThere(acknowledged: Map<string, string>, before: number): Promise<void> {
  const there = await salesThere();
  expect([...acknowledged.values()].filter((id) => !there.has(id))).toEqual([]);
  // None twice: whoever asked again with its key got the sale that was written the first time.
  expect(there.size - before).toBe(acknowledged.size);
  expect(await ledgerProblems(db)).toEqual([]);
}

test('X-11 the API is killed under a load of writes: all that was acknowledged is there, once, and the stock adds up', async () => {
  const before = (await salesThere()).size;
  const first = await startInstance(server.url);
  const writing = load(first.address);
  await writing.more(60);
  await first.kill();
  await writing.end();
  expect(await ledgerProblems(db)).toEqual([]);

  const second = await startInstance(server.url);
  for (const one of writing.open.slice(0, 12))
    writing.acknowledged.set(one.key, await untilWritten(second.address, one));
  await second.kill();
  await proveAllThere(writing.acknowledged, before);
});

const postmaster = (): number =>
  Number(readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);

test('X-11 PostgreSQL is killed under a load of writes: it comes back by itself and nothing acknowledged is lost', async () => {
  const before = (await salesThere()).size;
  const instance: Instance = await startInstance(server.url);
  const writing = load(instance.address);
  await writing.more(60);
  const killed = postmaster();
  process.kill(killed, 'SIGKILL');
  await writing.more(60);
  await writing.end();
  expect(postmaster()).not.toBe(killed);
  for (const one of writing.open.slice(0, 12))
    writing.acknowledged.set(one.key, await untilWritten(instance.address, one));
  await instance.kill();
  await proveAllThere(writing.acknowledged, before);
});
