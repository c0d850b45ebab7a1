import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';

/** Any number, the same in every instance: who migrates holds it. */
const lockId = 7_283_467;

const byName = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted();

async function applied(client: Client): Promise<Set<string>> {
  await client.query(
    'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())',
  );
  const { rows } = await client.query<{ name: string }>('select name from migrations');
  return new Set(rows.map(({ name }) => name));
}

async function apply(client: Client, folder: string, name: string): Promise<void> {
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
 * Brings a database to the newest schema: SQL files in order of their names, each in a transaction, so that one that
 * fails leaves the schema before it. Instances that start at once wait for each other.
 * @returns the names applied now
 */
export async function migrate(connectionString: string, folder: string): Promise<string[]> {
  const client = new Client({ connectionString, application_name: 'surco-migrate' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lockId]);
    const done = await applied(client);
    const pending = byName(folder).filter((name) => !done.has(name));
    for (const name of pending) await apply(client, folder, name);
    return pending;
  } finally {
    await client.end();
  }
}
