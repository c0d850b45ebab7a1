import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { StartError } from '../../startError';
import { readPassword } from './cluster';
import { runsPostgres } from './processes';

/** Held by the Surco that started the server, for as long as it lives; whoever finds it free has found an orphan. */
export const ownerLock = 7_862_726;

export const address = (password: string, port: number, database = 'postgres') =>
  `postgres://surco:${password}@127.0.0.1:${port}/${database}`;

/** What postmaster.pid says: process, port, and whether the server accepts connections. */
export async function readPidFile(folder: string): Promise<{ pid: number; port: number; ready: boolean } | undefined> {
  const text = await readFile(join(folder, 'postmaster.pid'), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const lines = text.split('\n');
  return { pid: Number(lines[0]), port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' };
}

/** Whether a living Surco holds the server; undefined when the server does not answer. */
async function hasOwner(url: string): Promise<boolean | undefined> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ free: boolean }>('select pg_try_advisory_lock($1) as free', [ownerLock]);
    return rows[0]?.free === false;
  } catch {
    return undefined;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/**
 * Makes the folder free: a server left behind by a Surco that was killed is stopped, a pid file that names a dead or
 * a foreign process is removed, and a server in use is left alone with a sentence that says so.
 */
export async function retireOrphan(folder: string): Promise<void> {
  const deadline = Date.now() + 30_000;
  for (let asked = false; Date.now() < deadline; await wait(50)) {
    const found = await readPidFile(folder);
    if (!found) return;
    if (!(await runsPostgres(found.pid))) return rm(join(folder, 'postmaster.pid'), { force: true });
    if (asked || !found.ready) continue;
    const owned = await hasOwner(address(await readPassword(folder), found.port));
    if (owned) throw new StartError(`Otro Surco ya usa la carpeta ${folder}: ciérrelo o indique otra DATA_DIR.`);
    process.kill(found.pid, 'SIGINT');
    asked = true;
  }
  throw new StartError(
    `Un PostgreSQL anterior sigue ocupando la carpeta ${folder} y no se detiene: ciérrelo o indique otra DATA_DIR.`,
  );
}
