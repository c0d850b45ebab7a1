import { openDb, type Db } from '../db/pool';
import { createTestDatabase, runStatement, type TestDatabase } from '../../testing/testDatabase';
import { exportAuditLines } from './exportAuditLines';
import { sealAuditEntries } from './startAuditSealing';
import { verifyAuditChain } from './verifyAuditChain';

let database: TestDatabase;
let db: Db;
beforeEach(async () => {
  database = await createTestDatabase();
  db = openDb(database.url, { max: 5 });
});
afterEach(async () => {
  await db.destroy();
  await database.drop();
});

/** Writes entries as the owner of the tables, who may date them `daysAgo` days back, and seals them. */
async function writeSealedEntries(count: number, daysAgo = 0): Promise<string[]> {
  const at = new Date(Date.now() - daysAgo * 86_400_000);
  const rows = Array.from({ length: count }, (_none, index) => ({
    at,
    action: 'UPDATE',
    entity: 'client',
    before: JSON.stringify({ name: 'Íñigo', index, phone: null }),
  }));
  const owner = openDb(database.ownerUrl, { max: 1 });
  const written = await owner.insertInto('audit_log').values(rows).returning('id').execute();
  await owner.destroy();
  expect(await sealAuditEntries(db)).toBe(count);
  const chain = await runStatement(
    database.url,
    'select entry_id from audit_chain order by position desc limit ' + count,
  );
  expect(new Set(chain.map(({ entry_id }) => entry_id))).toEqual(new Set(written.map(({ id }) => id)));
  return chain.map(({ entry_id }) => String(entry_id)).toReversed();
}

/** Changes data without triggers, as an intruder with the rights of a superuser could. */
const tamper = (statement: string) =>
  runStatement(database.superuserUrl, `set session_replication_role = replica; ${statement}`);

test('X-27 seals committed entries in order, and the chain verifies', async () => {
  await writeSealedEntries(3);
  await db.insertInto('audit_log').values({ action: 'CREATE', entity: 'sale' }).execute();
  expect(await verifyAuditChain(db)).toEqual({
    verified: 3,
    waiting: 1,
    head: { position: 3, hash: expect.stringMatching(/^[\da-f]{64}$/) },
    problem: null,
  });
});

test('X-27 seals an entry only after the transaction that writes it has committed', async () => {
  await db.transaction().execute(async (tx) => {
    await tx.insertInto('audit_log').values({ action: 'CREATE', entity: 'sale' }).execute();
    expect(await sealAuditEntries(db)).toBe(0);
  });
  expect(await sealAuditEntries(db)).toBe(1);
});

test('X-27 concurrent sealing gives each entry one position', async () => {
  await db
    .insertInto('audit_log')
    .values(Array.from({ length: 50 }, () => ({ action: 'CREATE', entity: 'sale' })))
    .execute();
  const sealed = await Promise.all([1, 2, 3, 4].map(() => sealAuditEntries(db)));
  expect(sealed.reduce((sum, count) => sum + count, 0)).toBe(50);
  expect(await verifyAuditChain(db)).toMatchObject({ verified: 50, waiting: 0, problem: null });
});

test.each([
  [
    'changed',
    `update audit_log set action = 'APPROVE' where id = '$2'`,
    /^The entry \$2 of .* at position 2 was changed/,
  ],
  [
    'changed in its time',
    `update audit_log set at = at + interval '1 microsecond' where id = '$2'`,
    /position 2 was changed/,
  ],
  [
    'changed in a nested value',
    `update audit_log set before = before - 'phone' where id = '$2'`,
    /position 2 was changed/,
  ],
  ['deleted', `delete from audit_log where id = '$2'`, /^The entry \$2 at position 2 was deleted/],
  ['its position removed', `delete from audit_chain where position = 2`, /^Position 2 is missing/],
  [
    'the oldest position removed',
    `delete from audit_chain where position = 1`,
    /^The chain begins at position 2, and no entry/,
  ],
  [
    'the newest position removed',
    `delete from audit_chain where position = 4`,
    /^The entry .* has no place in the chain/,
  ],
  [
    'inserted',
    `insert into audit_log (action, entity) values ('CREATE', 'sale')`,
    /^The entry .* has no place in the chain/,
  ],
])('X-27 names the first broken entry: %s', async (_title, statement, expected) => {
  const ids = await writeSealedEntries(4);
  const second = ids[1] ?? '';
  await tamper(statement.replace('$2', second));
  const { problem } = await verifyAuditChain(db);
  expect(problem?.replace(second, '$2')).toMatch(expected);
});

test('X-27 a recorded position detects a recomputed chain', async () => {
  await writeSealedEntries(3);
  const { head } = await verifyAuditChain(db);
  await tamper('delete from audit_log; delete from audit_chain');
  await writeSealedEntries(3);
  expect((await verifyAuditChain(db)).problem).toBeNull();
  expect((await verifyAuditChain(db, head ?? undefined)).problem).toMatch(/^Position 3 has hash .* was recorded/);
  expect((await verifyAuditChain(db, { position: 9, hash: 'ab' })).problem).toMatch(/^The chain has no position 9/);
});

test('X-27 rejects changes of the log by its owner too', async () => {
  await writeSealedEntries(1);
  for (const statement of ['update audit_log set entity_id = null', 'delete from audit_chain', 'truncate audit_log'])
    await expect(runStatement(database.ownerUrl, statement)).rejects.toThrow('only grows');
});

test('X-27 deletes entries whose retention period is over, records it, and the chain stays valid', async () => {
  await writeSealedEntries(3, 2_400);
  const recent = await writeSealedEntries(2);
  const purge = `select delete_audit_before((now() - interval '2320 days')::date) as deleted`;
  expect(await runStatement(database.url, purge)).toEqual([{ deleted: 3 }]);
  expect(await runStatement(database.url, purge)).toEqual([{ deleted: 0 }]);
  expect(await sealAuditEntries(db)).toBe(1);
  expect(await verifyAuditChain(db)).toMatchObject({ verified: 3, problem: null });
  const left = await db.selectFrom('audit_log').select(['id', 'action', 'after']).orderBy('at').execute();
  expect(left.map(({ action }) => action)).toEqual(['UPDATE', 'UPDATE', 'PURGE']);
  expect(left[2]?.after).toMatchObject({ entries: 3, position: 3 });
  await tamper(`delete from audit_log where id = '${recent[0]}'`);
  expect((await verifyAuditChain(db)).problem).toMatch(/at position 4 was deleted/);
});

test('X-27 never deletes entries that the tax code demands', async () => {
  await expect(runStatement(database.url, `select delete_audit_before(current_date - 2313)`)).rejects.toThrow(
    'too recent',
  );
  await expect(runStatement(database.url, 'select delete_audit_before(null)')).rejects.toThrow('too recent');
});

test('X-27 exports every entry as a line of JSON with its position in the chain', async () => {
  const ids = await writeSealedEntries(3);
  const lines: string[] = [];
  for await (const line of exportAuditLines(db, { entity: 'client' })) lines.push(line);
  expect(lines.every((line) => line.endsWith('\n'))).toBe(true);
  const exported = lines.map((line) => JSON.parse(line) as { id: string; position: number; before: object });
  expect(new Set(exported.map(({ id }) => id))).toEqual(new Set(ids));
  expect(exported[0]).toMatchObject({
    action: 'UPDATE',
    before: { name: 'Íñigo' },
    position: 1,
    hash: expect.any(String),
  });
  for await (const line of exportAuditLines(db, { entity: 'sale' })) throw new Error(line);
});
