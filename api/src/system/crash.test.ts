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

/** Repeats the writes that were interrupted: one per writer at most, and they are among the first failed attempts. */
async function repeatInterrupted(
  { acknowledged, unacknowledged }: ReturnType<typeof startWriteLoad>,
  { apiUrl }: ApiInstance,
): Promise<void> {
  for (const attempt of unacknowledged.slice(0, 12))
    acknowledged.set(attempt.key, await sendUntilWritten(apiUrl, attempt));
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

const readPostmasterPid = (): number =>
  Number(readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);

test('X-11 an API and then PostgreSQL killed under load neither lose nor repeat an acknowledged write, and the stock is consistent', async () => {
  const killed = await startInstance(server.url);
  const first = startWriteLoad(killed.apiUrl);
  await first.waitForWrites(60);
  await killed.kill();
  await first.end();
  expect(await findLedgerDiscrepancies(db)).toEqual([]);

  const instance = await startInstance(server.url);
  await repeatInterrupted(first, instance);
  await expectAllSalesStored(first.acknowledged, 0);

  const second = startWriteLoad(instance.apiUrl);
  await second.waitForWrites(60);
  const killedServer = readPostmasterPid();
  process.kill(killedServer, 'SIGKILL');
  await second.waitForWrites(60);
  await second.end();
  // The server has restarted by itself.
  expect(readPostmasterPid()).not.toBe(killedServer);
  await repeatInterrupted(second, instance);
  await instance.kill();
  await expectAllSalesStored(second.acknowledged, first.acknowledged.size);
});
