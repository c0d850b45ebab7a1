import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { paperLinkRetention, retentionParameters } from '@surco/shared/domain';
import { sql } from 'kysely';
import { sealAuditEntries } from '../../core/audit/startAuditSealing';
import { verifyAuditChain } from '../../core/audit/verifyAuditChain';
import { openDb } from '../../core/db/pool';
import { startTestApi, type TestApi } from '../../testing/harness';
import { put, readRecords } from '../../testing/responses';
import { createTestDatabase, runStatement } from '../../testing/testDatabase';
import { deleteExpired, deleteExpiredRows } from './deleteExpired';
import { retentionRules, type RetentionRule } from './retentionRules';

let api: TestApi;
let mailFolder: string;
const failures: string[] = [];
beforeAll(async () => {
  api = await startTestApi();
  mailFolder = await mkdtemp(join(tmpdir(), 'surco-retention-'));
});
beforeEach(async () => {
  failures.length = 0;
  for (const { table } of retentionRules) await sql`delete from ${sql.table(table)}`.execute(api.db);
});
afterAll(() => api.close());

const run = (db = api.db) =>
  deleteExpired({ db, mailFolder, onFailure: (error, what) => void failures.push(`${what} ${String(error)}`) });

const getDefaultDays = (key: RetentionRule['parameter']): number =>
  [...retentionParameters, paperLinkRetention].find((parameter) => parameter.key === key)?.default ?? Number.NaN;

const daysAgo = (days: number): Date => new Date(Date.now() - days * 86_400_000);

/** For each table that is cleaned: a function that adds a row with this user and time. */
const insertRow: Readonly<Record<string, (user_id: string, at: Date) => Promise<unknown>>> = {
  notifications: (user_id, created_at) =>
    api.db.insertInto('notifications').values({ user_id, created_at, type: 'x', title: 'x', body: 'x' }).execute(),
  sessions: (user_id, last_seen_at) =>
    api.db.insertInto('sessions').values({ user_id, last_seen_at, id_hash: randomUUID() }).execute(),
  known_devices: (user_id, last_used_at) =>
    api.db.insertInto('known_devices').values({ user_id, last_used_at, token_hash: randomUUID() }).execute(),
  password_resets: (user_id, expires_at) =>
    api.db.insertInto('password_resets').values({ user_id, expires_at, token_hash: randomUUID() }).execute(),
  email_changes: (user_id, expires_at) =>
    api.db.insertInto('email_changes').values({ user_id, expires_at, token_hash: randomUUID(), email: 'x' }).execute(),
  paper_links: (created_by, expires_at) =>
    api.db
      .insertInto('paper_links')
      .values({ created_by, expires_at, token_hash: randomUUID(), kind: 'sale', record_id: randomUUID() })
      .execute(),
  sign_in_challenges: (user_id, expires_at) =>
    api.db
      .insertInto('sign_in_challenges')
      .values({ user_id, expires_at, token_hash: randomUUID(), password_digest: 'x' })
      .execute(),
  passkey_registrations: (user_id, expires_at) =>
    api.db.insertInto('passkey_registrations').values({ user_id, expires_at, challenge: 'x' }).execute(),
  idempotency_keys: (user_id, created_at) =>
    api.db
      .insertInto('idempotency_keys')
      .values({ user_id, created_at, key: randomUUID(), request_hash: 'x' })
      .execute(),
  import_runs: (user_id, started_at) =>
    api.db
      .insertInto('import_runs')
      .values({ user_id, started_at, id: randomUUID(), file_name: 'x', dry_run: false, stage: 'DONE' })
      .execute(),
  imports: (created_by, created_at) => {
    const counts = { rows: 1, created: 1, merged: 0, skipped: 0 };
    const values = { created_by, created_at, list: 'clients', file_name: 'x', created_ids: [], ...counts };
    return api.db.insertInto('imports').values(values).execute();
  },
  section_visit_counts: (_, hour) =>
    api.db
      .insertInto('section_visit_counts')
      .values({ hour, section: 'x', version: 'x', on_trial: false, metric: 'visits', detail: '', count: 1 })
      .execute(),
  mail_queue: (_, created_at) =>
    api.db.insertInto('mail_queue').values({ created_at, recipient: 'x', key: 'x', values: '{}' }).execute(),
};

async function countRows(table: RetentionRule['table']): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(api.db);
  return Number(rows[0]?.n);
}

test('deletes the old rows of each table, and no others', async () => {
  const { Consultant, Farmer } = api.company.users;
  const countAll = () => Promise.all(retentionRules.map(async ({ table }) => [table, await countRows(table)]));
  for (const { table, parameter } of retentionRules) {
    const days = getDefaultDays(parameter);
    await insertRow[table]?.(Consultant.id, daysAgo(days + 0.1));
    await insertRow[table]?.(Farmer.id, daysAgo(days - 0.1));
  }
  expect(await countAll()).toEqual(retentionRules.map(({ table }) => [table, 2]));
  expect(await run()).toEqual(Object.fromEntries(retentionRules.map(({ countName }) => [countName, 1])));
  expect(await countAll()).toEqual(retentionRules.map(({ table }) => [table, 1]));
  expect(failures).toEqual([]);
});

test('deletes old mails of the mail folder, and no other files', async () => {
  const days = getDefaultDays('retention.mails');
  for (const [name, age] of [
    ['old.eml', days + 0.1],
    ['new.eml', days - 0.1],
    ['old.txt', days + 0.1],
  ] as const) {
    await writeFile(join(mailFolder, name), '');
    await utimes(join(mailFolder, name), daysAgo(age), daysAgo(age));
  }
  expect(await run()).toEqual({ deletedSavedMails: 1 });
  expect((await readdir(mailFolder)).toSorted()).toEqual(['new.eml', 'old.txt']);
});

test('X-26 deletes old audit entries, and the chain of the others verifies', async () => {
  const days = getDefaultDays('retention.audit');
  const database = await createTestDatabase();
  const [db, owner] = [openDb(database.url, { max: 4 }), openDb(database.ownerUrl, { max: 1 })];
  for (const age of [days + 40, days + 40, days + 3, days + 2, days - 1])
    await owner
      .insertInto('audit_log')
      .values({ at: daysAgo(age), action: 'UPDATE', entity: 'client' })
      .execute();
  expect(await run(db)).toEqual({});
  await sealAuditEntries(db);
  expect([await run(db), failures]).toEqual([{ deletedAuditEntries: 4 }, []]);
  await sealAuditEntries(db);
  // The database function writes `audit PURGE`, once for each deleted day.
  const actions = await db.selectFrom('audit_log').select(['entity', 'action']).orderBy('at').execute();
  expect(actions.map(({ entity, action }) => `${entity} ${action}`)).toEqual([
    'client UPDATE',
    'audit PURGE',
    'audit PURGE',
    'audit PURGE',
    'retention PURGE',
  ]);
  expect(await verifyAuditChain(db)).toMatchObject({ waiting: 0, problem: null });
  await Promise.all([db.destroy(), owner.destroy()]);
  await database.drop();
});

test('P-04 an administrator changes a period within its limits, and the next run uses it', async () => {
  const { Admin, Consultant } = api.company.users;
  const admin = await api.signInAs(Admin);
  const change = (value: number) =>
    put(admin, '/simulator-params', { params: [{ key: 'retention.notifications', value }] });
  expect((await change(29)).body.details).toEqual([
    { path: 'params.0.value', message: 'Debe estar entre 30 y 1,827 días.' },
  ]);
  expect((await change(30)).status).toBe(200);
  await insertRow.notifications?.(Consultant.id, daysAgo(31));
  expect(await run()).toEqual({ deletedNotifications: 1 });
});

test('X-26 a run writes one audit entry with its counts, and none when it deletes nothing', async () => {
  const { Admin, Consultant } = api.company.users;
  const admin = await api.signInAs(Admin);
  const readEntries = async () => readRecords(await admin.get('/audit?entity=retention'));
  const former = await readEntries();
  await insertRow.sessions?.(Consultant.id, daysAgo(30));
  await insertRow.sessions?.(Consultant.id, daysAgo(40));
  await run();
  await run();
  const [entry, ...others] = await readEntries();
  expect(entry).toMatchObject({
    action: 'PURGE',
    user: null,
    entityId: null,
    before: null,
    after: { deletedSessions: 2 },
  });
  expect(others).toEqual(former);
});

test('deletes in batches, and leaves a locked row to the next run', async () => {
  const { Consultant } = api.company.users;
  for (let n = 0; n < 7; n += 1) await insertRow.sessions?.(Consultant.id, daysAgo(30 + n));
  const sessions = { table: 'sessions', column: 'last_seen_at' } as const;
  const deleteBatches = () => deleteExpiredRows(api.db, sessions, 7, 2);
  await api.db.transaction().execute(async (tx) => {
    await tx.selectFrom('sessions').select('id_hash').orderBy('last_seen_at').limit(1).forUpdate().execute();
    expect(await deleteBatches()).toBe(6);
  });
  expect([await deleteBatches(), await countRows('sessions')]).toEqual([1, 0]);
});

test('a part that fails is reported and does not stop the others', async () => {
  await insertRow.mail_queue?.('', daysAgo(60));
  await runStatement(api.ownerUrl, 'alter table sessions rename to renamed');
  expect(await run()).toEqual({ deletedQueuedMails: 1 });
  await runStatement(api.ownerUrl, 'alter table renamed rename to sessions');
  expect(failures).toEqual([expect.stringMatching(/^retention: deletedSessions .*sessions/)]);
});

test('every parameter of a period but that of the audit log has a rule, and every default is within its limits', () => {
  const used = new Set<string>(retentionRules.map(({ parameter }) => parameter));
  expect(retentionParameters.filter(({ key }) => !used.has(key) && key !== 'retention.audit')).toEqual([]);
  expect(retentionParameters.filter(({ default: days, min, max }) => days < min || days > max)).toEqual([]);
});
