import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from 'pg';
import { getErrorCode } from '../../getErrorCode';
import { getErrorMessage } from '../../getErrorMessage';
import { StartError } from '../../settings/startError';
import { advisoryLocks } from '../advisoryLocks';
import { connectClient, withClient } from '../withClient';
import { splitStatements } from './splitStatements';

const listMigrationFiles = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted();

/** The names of applied migrations, and whether each only expands the schema. */
export type AppliedMigrations = ReadonlyMap<string, boolean>;

/** The first line of a migration on which the program before it runs, too: it only adds what that one need not know. */
const expandMark = /^-- expand$/m;

const doesExpand = (file: string): boolean => file.match(expandMark)?.index === 0;

/** A database that was migrated before that was recorded has no column `expands`. */
async function readMigrations(client: Client): Promise<AppliedMigrations> {
  const { rows } = await client.query<{ name: string; expands: boolean }>(
    `select name, coalesce((to_jsonb(m) ->> 'expands')::boolean, false) as expands from migrations m`,
  );
  return new Map(rows.map(({ name, expands }) => [name, expands]));
}

async function readAppliedMigrations(client: Client): Promise<AppliedMigrations> {
  await client.query(
    `create table if not exists migrations (name text primary key, applied_at timestamptz not null default now());
     alter table migrations add column if not exists expands boolean not null default false`,
  );
  return readMigrations(client);
}

/**
 * @throws StartError when the database has a migration that this program lacks and that does more than expand: a newer
 * program has migrated it, or it is older than `0001_people_and_access.sql`, when the migrations before the first release
 * were written anew
 */
function assertKnownMigrations(applied: AppliedMigrations, known: readonly string[]): void {
  const newest = known.at(-1) ?? '';
  const unknown = [...applied.keys()]
    .filter((name) => !known.includes(name) && !(applied.get(name) && name > newest))
    .toSorted();
  if (unknown.length === 0) return;
  const replaced = unknown.find((name) => name < newest);
  throw new StartError(
    replaced
      ? `This database was created before the first release of Surco (its migration ${replaced} no longer exists) and cannot be brought up to date; nothing in it was changed. Use an empty database: another one in DATABASE_URL or, without DATABASE_URL, another folder in DATA_DIR. The version that created the old one still runs on it.`
      : `A newer Surco has migrated this database (${unknown.join(', ')}), and this version, which knows migrations up to ${newest}, cannot run on that. Start the newer version, or restore a backup from before its first start.`,
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
/** Letters of a statement that a message shows. */
const maxShownLength = 120;

/** @throws StartError that names the statement that failed; the error itself when a lock was not available */
async function runStatements(client: Client, name: string, file: string): Promise<void> {
  for (const { text, line } of splitStatements(file)) {
    try {
      await client.query(text);
    } catch (error) {
      if (getErrorCode(error) === lockNotAvailable) throw error;
      const statement = text.slice(0, maxShownLength).split('\n')[0] ?? '';
      throw new StartError(
        `The migration ${name} failed in line ${line} (${statement}): ${getErrorMessage(error)}. Nothing of it was applied.`,
        { cause: error },
      );
    }
  }
}

/** Applies a migration unless another instance has done so since. @returns whether it was applied */
const applyMigration = (client: Client, folder: string, name: string, lockTimeoutMs: number): Promise<boolean> =>
  inLockedTransaction(client, async () => {
    const { rowCount } = await client.query('select from migrations where name = $1', [name]);
    if (rowCount) return false;
    await client.query(`set local lock_timeout = ${lockTimeoutMs}`);
    const file = readFileSync(join(folder, name), 'utf8');
    await runStatements(client, name, file);
    await client.query('insert into migrations (name, expands) values ($1, $2)', [name, doesExpand(file)]);
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
 * @throws StartError when the database has a migration that is not in the folder and does more than expand, a statement
 * fails, or the tables stay in use
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
    const applied = rowCount ? await readMigrations(client) : new Map<string, boolean>();
    const known = listMigrationFiles(folder);
    assertKnownMigrations(applied, known);
    return known.filter((name) => !applied.has(name));
  });
}

/** The first of these migrations that does more than expand: no older program may run beside it. */
export const findBreakingMigration = (folder: string, names: readonly string[]): string | undefined =>
  names.find((name) => !doesExpand(readFileSync(join(folder, name), 'utf8')));

/** @throws StartError when this program cannot run on a database with these migrations, as {@link migrate} */
export const assertRunsOn = (applied: AppliedMigrations, folder: string): void =>
  assertKnownMigrations(applied, listMigrationFiles(folder));
