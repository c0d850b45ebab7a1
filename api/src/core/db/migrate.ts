import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { StartError } from '../settings/startError';
import { advisoryLocks } from './advisoryLocks';

const listMigrationFiles = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted();

async function readAppliedMigrations(client: Client): Promise<Set<string>> {
  await client.query(
    'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())',
  );
  const { rows } = await client.query<{ name: string }>('select name from migrations');
  return new Set(rows.map(({ name }) => name));
}

/** @throws StartError when a newer program has migrated the database: this one does not know its tables. */
function assertNoUnknownMigration(applied: ReadonlySet<string>, known: readonly string[]): void {
  const unknown = [...applied].filter((name) => !known.includes(name)).toSorted();
  if (unknown.length === 0) return;
  throw new StartError(
    `A newer Surco has migrated this database (${unknown.join(', ')}), and this version knows migrations up to ${known.at(-1)} only. Start the newer version, or restore a backup from before its first start.`,
  );
}

async function applyMigration(client: Client, folder: string, name: string): Promise<void> {
  await client.query('begin');
  try {
    await client.query(readFileSync(join(folder, name), 'utf8'));
    await client.query('insert into migrations (name) values ($1)', [name]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/**
 * Migrates a database to the newest schema: runs the SQL files in order of their names, each in a transaction, so that
 * a failed one changes nothing. Instances that start at the same time wait for each other.
 * @returns the names applied now
 * @throws StartError when the database has a migration that is not in the folder
 */
export async function migrate(connectionString: string, folder: string): Promise<string[]> {
  const client = new Client({ connectionString, application_name: 'surco-migrate' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [advisoryLocks.migrations]);
    const applied = await readAppliedMigrations(client);
    const known = listMigrationFiles(folder);
    assertNoUnknownMigration(applied, known);
    const pending = known.filter((name) => !applied.has(name));
    for (const name of pending) await applyMigration(client, folder, name);
    return pending;
  } finally {
    await client.end();
  }
}
