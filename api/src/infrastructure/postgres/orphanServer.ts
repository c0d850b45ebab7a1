import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { advisoryLocks } from '../../core/db/advisoryLocks';
import { StartError } from '../../core/settings/startError';
import { readPassword } from './cluster';
import { isPostgresProcess } from './processes';

export const createDatabaseUrl = (password: string, port: number, database = 'postgres', role = 'surco') =>
  `postgres://${role}:${password}@127.0.0.1:${port}/${database}`;

/** Reads postmaster.pid: process, port, and whether the server accepts connections. */
export async function readPidFile(folder: string): Promise<{ pid: number; port: number; ready: boolean } | undefined> {
  const text = await readFile(join(folder, 'postmaster.pid'), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const lines = text.split('\n');
  return { pid: Number(lines[0]), port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' };
}

/** Whether a running Surco uses the server; undefined when the server does not answer. */
async function hasLiveOwner(url: string): Promise<boolean | undefined> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ free: boolean }>('select pg_try_advisory_lock($1) as free', [
      advisoryLocks.embeddedPostgresOwner,
    ]);
    return rows[0]?.free === false;
  } catch {
    return undefined;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/**
 * Frees the folder: stops the server of a Surco that was killed, and removes a pid file that names no PostgreSQL.
 * @throws StartError when another Surco uses the server, or the server does not stop
 */
export async function stopOrphanServer(folder: string): Promise<void> {
  const deadline = Date.now() + 30_000;
  for (let stopSent = false; Date.now() < deadline; await wait(50)) {
    const found = await readPidFile(folder);
    if (!found) return;
    if (!(await isPostgresProcess(found.pid))) return rm(join(folder, 'postmaster.pid'), { force: true });
    if (stopSent || !found.ready) continue;
    const owned = await hasLiveOwner(createDatabaseUrl(await readPassword(folder), found.port));
    if (owned) throw new StartError(`Another Surco uses the folder ${folder}: stop it or set another one in DATA_DIR.`);
    process.kill(found.pid, 'SIGINT');
    stopSent = true;
  }
  throw new StartError(
    `An earlier PostgreSQL still uses the folder ${folder} and does not stop: end it or set another folder in DATA_DIR.`,
  );
}
