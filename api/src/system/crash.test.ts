import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { openDb, type Db } from '../core/db/pool';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../infrastructure/postgres/embeddedPostgres';
import { createSession } from '../core/security/sessions/sessionStore';
import { defaultApiKey } from '../core/settings/environmentSchema';
import { prepareDatabase } from '../prepareDatabase';
import { createCompany, type Company } from '../testing/createCompany';
import { createFactories } from '../testing/factories';
import { startInstance, type ApiInstance } from '../testing/instance/startInstance';
import { findLedgerDiscrepancies } from '../testing/documents/findLedgerDiscrepancies';

let folder: string;
let server: EmbeddedPostgres;
let db: Db;
let companyData: Company;
let token: string;

// A separate durable database, because the shared one of the tests must not be killed and has no fsync.
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'surco-crash-'));
  server = await startEmbeddedPostgres({ dataDir: folder });
  await prepareDatabase(server, resolve(__dirname, '../../migrations'));
  db = openDb(server.url, { max: 4 });
  const make = createFactories(db);
  companyData = await createCompany(make);
  await db.updateTable('inventories').set({ initial: 100_000 }).execute();
  token = await createSession(db, companyData.consultant.id);
});
afterAll(async () => {
  await db.destroy();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

interface SaleAttempt {
  key: string;
  body: string;
}

const buildSaleAttempt = (n: number): SaleAttempt => ({
  key: randomUUID(),
  body: JSON.stringify({
    customerId: companyData.customer.id,
    seasonId: companyData.season.id,
    lines: [{ productId: (n % 2 ? companyData.product : companyData.secondProduct).id, quantity: 1 + (n % 3) }],
  }),
});

/** Sends a sale and returns its id when the API acknowledges it with 201; null for any other answer or none. */
async function sendSale(address: string, { key, body }: SaleAttempt): Promise<string | null> {
  try {
    const response = await fetch(`${address}/sales`, {
      method: 'POST',
      headers: {
        'x-api-key': defaultApiKey,
        cookie: `surco=${token}`,
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      body,
    });
    if (response.status !== 201) return null;
    const { data } = (await response.json()) as { data: { id: string } };
    return data.id;
  } catch {
    return null;
  }
}

/** Six writers without a pause until stopped; records every acknowledged write. */
function startWriteLoad(address: string) {
  const acknowledged = new Map<string, string>();
  const unacknowledged: SaleAttempt[] = [];
  const abortController = new AbortController();
  let target: { count: number; done: () => void } | undefined;
  const writeSales = async (first: number): Promise<void> => {
    for (let n = first; !abortController.signal.aborted; n += 1) {
      const attempt = buildSaleAttempt(n);
      const id = await sendSale(address, attempt);
      if (id) acknowledged.set(attempt.key, id);
      else unacknowledged.push(attempt);
      if (target && acknowledged.size >= target.count) target.done();
    }
  };
  const writers = Array.from({ length: 6 }, (_, first) => writeSales(first));
  return {
    acknowledged,
    unacknowledged,
    waitForWrites: (by: number) =>
      new Promise<void>((done) => {
        target = { count: acknowledged.size + by, done };
      }),
    end: async () => {
      abortController.abort();
      await Promise.all(writers);
    },
  };
}

async function sendUntilWritten(address: string, attempt: SaleAttempt): Promise<string> {
  for (;;) {
    const id = await sendSale(address, attempt);
    if (id) return id;
  }
}

const readSaleIds = async (): Promise<Set<string>> =>
  new Set((await db.selectFrom('sales').select('id').execute()).map(({ id }) => id));

async function expectAllSalesStored(acknowledged: Map<string, string>, before: number): Promise<void> {
  const stored = await readSaleIds();
  expect([...acknowledged.values()].filter((id) => !stored.has(id))).toEqual([]);
  // A request repeated with the same key gets the first sale.
  expect(stored.size - before).toBe(acknowledged.size);
  expect(await findLedgerDiscrepancies(db)).toEqual([]);
}

test('X-11 an API killed under load neither loses nor repeats an acknowledged write, and the stock is consistent', async () => {
  const before = (await readSaleIds()).size;
  const first = await startInstance(server.url);
  const writing = startWriteLoad(first.apiUrl);
  await writing.waitForWrites(60);
  await first.kill();
  await writing.end();
  expect(await findLedgerDiscrepancies(db)).toEqual([]);

  const second = await startInstance(server.url);
  // The requests that the kill interrupted, one per writer at most, are among the first failed attempts.
  for (const attempt of writing.unacknowledged.slice(0, 12))
    writing.acknowledged.set(attempt.key, await sendUntilWritten(second.apiUrl, attempt));
  await second.kill();
  await expectAllSalesStored(writing.acknowledged, before);
});

const readPostmasterPid = (): number =>
  Number(readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);

test('X-11 PostgreSQL killed under load restarts by itself without losing acknowledged writes', async () => {
  const before = (await readSaleIds()).size;
  const instance: ApiInstance = await startInstance(server.url);
  const writing = startWriteLoad(instance.apiUrl);
  await writing.waitForWrites(60);
  const killed = readPostmasterPid();
  process.kill(killed, 'SIGKILL');
  await writing.waitForWrites(60);
  await writing.end();
  expect(readPostmasterPid()).not.toBe(killed);
  for (const attempt of writing.unacknowledged.slice(0, 12))
    writing.acknowledged.set(attempt.key, await sendUntilWritten(instance.apiUrl, attempt));
  await instance.kill();
  await expectAllSalesStored(writing.acknowledged, before);
});
