import { execFile } from 'node:child_process';
import { chown, mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { StartError } from '../../core/settings/startError';

/** The operating-system account a PostgreSQL process runs under; undefined means the current one. */
export type OsAccount = { uid: number; gid: number } | undefined;

const execFileAsync = promisify(execFile);
const readUnprivilegedId = async (flag: '-u' | '-g') => Number((await execFileAsync('id', [flag, 'nobody'])).stdout);

/**
 * Returns the account for PostgreSQL, which refuses to run as root. When Surco runs as root, it is the owner of the
 * folder, or `nobody` when the folder is root's or does not exist yet.
 */
export async function resolveOsAccount(folder: string): Promise<OsAccount> {
  if (process.getuid?.() !== 0) return undefined;
  const owner = await stat(folder).catch(() => undefined);
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  try {
    return { uid: await readUnprivilegedId('-u'), gid: await readUnprivilegedId('-g') };
  } catch {
    throw new StartError(
      'PostgreSQL cannot run as root, and this system has no account "nobody": start Surco as a normal user or set DATABASE_URL.',
    );
  }
}

/** Creates the folder, private to the account. */
export async function createPrivateFolder(folder: string, account: OsAccount): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (account) await chown(folder, account.uid, account.gid);
}

/**
 * Whether the account may pass through every folder above (and including) this one; always true for the current
 * account.
 */
export async function canTraverse(folder: string, account: OsAccount): Promise<boolean> {
  if (!account) return true;
  const { mode, uid, gid } = await stat(folder);
  const bit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001;
  if ((mode & bit) === 0) return false;
  return dirname(folder) === folder || canTraverse(dirname(folder), account);
}
