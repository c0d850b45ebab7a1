import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from 'pg';
import { getErrorCode } from '../../getErrorCode';
import { StartError } from '../../settings/startError';
import { advisoryLocks } from '../advisoryLocks';
import { connectClient, withClient } from '../withClient';

const listMigrationFiles = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted();

async function readMigrationNames(client: Client): Promise<Set<string>> {
  const { rows } = await client.query<{ name: string }>('select name from migrations');
  return new Set(rows.map(({ name }) => name));
}

async function readAppliedMigrations(client: Client): Promise<Set<string>> {
  await client.query(
    'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())',
  );
  return readMigrationNames(client);
}

/**
 * @throws StartError when the database has a migration that this program does not: a newer program has migrated it, or
 * it is older than `0001_people_and_access.sql`, when the migrations before the first release were written anew
 */
function assertKnownMigrations(applied: ReadonlySet<string>, known: readonly string[]): void {
  const unknown = [...applied].filter((name) => !known.includes(name)).toSorted();
  if (unknown.length === 0) return;
  const newest = known.at(-1) ?? '';
  const replaced = unknown.find((name) => name < newest);
  throw new StartError(
    replaced
      ? `This database was created before the first release of Surco (its migration ${replaced} no longer exists) and cannot be brought up to date; nothing in it was changed. Use an empty database: another one in DATABASE_URL or, without DATABASE_URL, another folder in DATA_DIR. The version that created the old one still runs on it.`
      : `A newer Surco has migrated this database (${unknown.join(', ')}), and this version knows migrations up to ${newest} only. Start the newer version, or restore a backup from before its first start.`,
  );
}

/** Runs `work` in a transaction that no other instance migrates in; the lock ends with the transaction. */
async function inLockedTransaction<T>(client: Client, work: () => Promise<T>): Promise<T> {
  await client.query('begin');
  try {
    // The role may have a timeout, which neither the wait for another instance nor a long migration must meet.
    await client.query('set local statement_timeout = 0');
    await client.query('select pg_advisory_xact_lock($1)', [advisoryLocks.migrations]);
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

export interface MigrationLockOptions {
  /** Milliseconds that a statement of a migration waits for a lock, and with it everybody who queues behind it. */
  lockTimeoutMs?: number;
  /** Waits between two attempts, while the others go on. */
  pause?: () => Promise<unknown>;
}

const maxAttempts = 30;
const lockNotAvailable = '55P03';

/** Applies a migration unless another instance has done so since. @returns whether it was applied */
const applyMigration = (client: Client, folder: string, name: string, lockTimeoutMs: number): Promise<boolean> =>
  inLockedTransaction(client, async () => {
    const { rowCount } = await client.query('select from migrations where name = $1', [name]);
    if (rowCount) return false;
    await client.query(`set local lock_timeout = ${lockTimeoutMs}`);
    await client.query(readFileSync(join(folder, name), 'utf8'));
    await client.query('insert into migrations (name) values ($1)', [name]);
    return true;
  });

/**
 * Applies a migration; repeats it while other transactions hold its tables. `alter table` waits for every reader, and
 * every later statement waits for `alter table`: it must not wait for long.
 * @throws StartError when the tables are in use each time
 */
async function applyWhenUnlocked(
  client: Client,
  folder: string,
  name: string,
  { lockTimeoutMs = 2_000, pause = () => wait(3_000) }: MigrationLockOptions,
): Promise<boolean> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await applyMigration(client, folder, name, lockTimeoutMs);
    } catch (error) {
      if (getErrorCode(error) !== lockNotAvailable) throw error;
      if (attempt === maxAttempts)
        throw new StartError(
          `The migration ${name} needs a table that others use: ${maxAttempts} attempts waited ${lockTimeoutMs} ms each, and nothing of it was applied. End the long queries (select pid, xact_start, query from pg_stat_activity order by xact_start), then start Surco again.`,
        );
    }
    await pause();
  }
}

/**
 * Migrates a database to the newest schema: runs the SQL files in order of their names, each in a transaction, so that
 * a failed one changes nothing. Instances that start at the same time wait for each other.
 * @returns the names applied now
 * @throws StartError when the database has a migration that is not in the folder, or its tables stay in use
 */
export async function migrate(url: string, folder: string, options: MigrationLockOptions = {}): Promise<string[]> {
  const client = await connectClient(url, { application_name: 'surco-migrate' });
  try {
    const known = listMigrationFiles(folder);
    const applied = await inLockedTransaction(client, () => readAppliedMigrations(client));
    assertKnownMigrations(applied, known);
    const appliedNow: string[] = [];
    for (const name of known)
      if (!applied.has(name) && (await applyWhenUnlocked(client, folder, name, options))) appliedNow.push(name);
    return appliedNow;
  } finally {
    await client.end();
  }
}

/**
 * Lists the migrations that a database lacks, without changing it.
 * @throws StartError when it has one that is not in the folder
 */
export function listPendingMigrations(connectionString: string, folder: string): Promise<string[]> {
  return withClient(connectionString, async (client) => {
    const { rowCount } = await client.query(
      "select from pg_tables where schemaname = 'public' and tablename = 'migrations'",
    );
    const applied = rowCount ? await readMigrationNames(client) : new Set<string>();
    const known = listMigrationFiles(folder);
    assertKnownMigrations(applied, known);
    return known.filter((name) => !applied.has(name));
  });
}
