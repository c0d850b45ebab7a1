import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { access, chown, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { StartError } from '../../core/settings/startError';
import { createPrivateFolder, type OsAccount } from './osAccount';
import { isProcessRunning } from './processes';
import { resolveReachableFolder } from './resolveReachableFolder';

/*
 * The database is UTF-8 with the built-in C.UTF-8 collation: code-point order, the same on every system; lower() and
 * upper() support accents. Migrations use no extension and no ICU collation, because they also run on external servers
 * (`DATABASE_URL`); lists and searches use the function `fold()`.
 */
const initFlags = [
  '--username=surco',
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--auth=scram-sha-256',
];

/** The database of the product in its embedded cluster. */
export const databaseName = 'surco';

const passwordFile = 'surco.password';
const execFileAsync = promisify(execFile);

export const readPassword = (folder: string): Promise<string> =>
  readFile(join(folder, passwordFile), 'utf8').catch(() => {
    throw new StartError(
      `The folder ${folder} has no complete database of Surco (${passwordFile} is missing): restore it or set another folder in DATA_DIR.`,
    );
  });

async function initCluster(bin: string, folder: string, account: OsAccount, durable: boolean): Promise<void> {
  const staging = `${folder}.new-${process.pid}`;
  const data = join(staging, 'data');
  const password = randomBytes(24).toString('base64url');
  try {
    await createPrivateFolder(staging, account);
    await createPrivateFolder(data, account);
    await writeFile(join(staging, passwordFile), password, { mode: 0o600 });
    if (account) await chown(join(staging, passwordFile), account.uid, account.gid);
    const { resolvePath } = await resolveReachableFolder(data, account);
    const flags = [
      ...initFlags,
      `--pgdata=${resolvePath()}`,
      `--pwfile=${resolvePath('..', passwordFile)}`,
      ...(durable ? [] : ['--no-sync']),
    ];
    await execFileAsync(join(bin, 'initdb'), flags, { cwd: data, ...account, env: { ...process.env, LC_ALL: 'C' } });
    await rename(join(staging, passwordFile), join(data, passwordFile));
    await rename(data, folder);
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

/** Removes the folders of starts that were killed while they created the cluster. */
async function removeStaleStaging(folder: string): Promise<void> {
  const prefix = `${basename(folder)}.new-`;
  for (const name of await readdir(dirname(folder))) {
    if (!name.startsWith(prefix) || isProcessRunning(Number(name.slice(prefix.length)))) continue;
    await rm(join(dirname(folder), name), { recursive: true, force: true });
  }
}

/**
 * Creates the cluster on the first start, in another folder that is then renamed, so that a killed start leaves no
 * incomplete one.
 */
export async function ensureCluster(bin: string, folder: string, account: OsAccount, durable: boolean): Promise<void> {
  if (
    await access(join(folder, 'PG_VERSION')).then(
      () => true,
      () => false,
    )
  )
    return;
  await removeStaleStaging(folder);
  try {
    await initCluster(bin, folder, account, durable);
  } catch (error) {
    const reason = /(?:FATAL|error):\s+(.*)/.exec(String(error))?.[1] ?? String(error);
    throw new StartError(
      `The database cannot be created in ${folder}: ${reason}. Correct this or set another folder in DATA_DIR.`,
    );
  }
}
