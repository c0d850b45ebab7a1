import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { access, chown, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { StartError } from '../../startError';
import { ownFolder, type Account } from './account';
import { isRunning } from './processes';
import { placeFor } from './place';

/*
 * What this build of PostgreSQL 18 has (looked up, for whoever writes migrations): ICU 60 (`es-x-icu`, `und-x-icu`,
 * and CREATE COLLATION … provider = icu), the extensions unaccent, pg_trgm, btree_gin, citext and pgcrypto, the
 * text search configuration `spanish`. The database itself is UTF-8 with the built-in C.UTF-8 collation: code-point
 * order, quick and the same on every system; lower() and upper() know accents. Ask for COLLATE "es-x-icu" where a
 * person reads the order. unaccent() is STABLE: index it through an IMMUTABLE function of one's own.
 */
const initFlags = [
  '--username=surco',
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--auth=scram-sha-256',
];

const passwordFile = 'surco.password';
const run = promisify(execFile);

export const readPassword = (folder: string): Promise<string> =>
  readFile(join(folder, passwordFile), 'utf8').catch(() => {
    throw new StartError(
      `La carpeta ${folder} no contiene una base de datos completa de Surco (falta ${passwordFile}): restáurela o indique otra DATA_DIR.`,
    );
  });

async function initialise(bin: string, folder: string, account: Account, durable: boolean): Promise<void> {
  const staging = `${folder}.new-${process.pid}`;
  const data = join(staging, 'data');
  const password = randomBytes(24).toString('base64url');
  try {
    await ownFolder(staging, account);
    await ownFolder(data, account);
    await writeFile(join(staging, passwordFile), password, { mode: 0o600 });
    if (account) await chown(join(staging, passwordFile), account.uid, account.gid);
    const { inside } = await placeFor(data, account);
    const flags = [
      ...initFlags,
      `--pgdata=${inside()}`,
      `--pwfile=${inside('..', passwordFile)}`,
      ...(durable ? [] : ['--no-sync']),
    ];
    await run(join(bin, 'initdb'), flags, { cwd: data, ...account, env: { ...process.env, LC_ALL: 'C' } });
    await rename(join(staging, passwordFile), join(data, passwordFile));
    await rename(data, folder);
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

/** Removes what starts that were killed half-way have left beside the folder. */
async function sweep(folder: string): Promise<void> {
  const prefix = `${basename(folder)}.new-`;
  for (const name of await readdir(dirname(folder))) {
    if (!name.startsWith(prefix) || isRunning(Number(name.slice(prefix.length)))) continue;
    await rm(join(dirname(folder), name), { recursive: true, force: true });
  }
}

/** Creates the database cluster on the first start: built aside and moved into place whole, so a killed start leaves no half. */
export async function ensureCluster(bin: string, folder: string, account: Account, durable: boolean): Promise<void> {
  if (
    await access(join(folder, 'PG_VERSION')).then(
      () => true,
      () => false,
    )
  )
    return;
  await sweep(folder);
  try {
    await initialise(bin, folder, account, durable);
  } catch (error) {
    const reason = /(?:FATAL|error):\s+(.*)/.exec(String(error))?.[1] ?? String(error);
    throw new StartError(`No se pudo crear la base de datos en ${folder}: ${reason}.`);
  }
}
