import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from '@surco/section/common';
import type { OsAccount } from '../../../api/src/infrastructure/postgres/osAccount';
import { withClient } from '../../bench/data/withClient';
import { installPackages } from '../common/installPackages';
import { startProcess } from '../common/serverProcess';

const versionsFolder = '/usr/lib/postgresql';

/** The folder with the programs of Debian's newest PostgreSQL. */
function findProgramFolder(): string | undefined {
  const versions = existsSync(versionsFolder) ? readdirSync(versionsFolder) : [];
  return versions
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(versionsFolder, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'postgres')));
}

export interface ServerFolder {
  /** Folder of its data and log. */
  folder: string;
  account: OsAccount;
}

/**
 * Starts Debian's PostgreSQL with the database `surco` and its two roles; only this machine reaches it. Installs it when
 * it is missing.
 * @returns its port @throws when it cannot be installed
 */
export async function startPostgres(
  { folder, account }: ServerFolder,
  archiveSettings: readonly string[],
): Promise<number> {
  if (!findProgramFolder()) installPackages(['postgresql']);
  const programs = findProgramFolder();
  if (!programs) throw new Error('As root: apt-get install postgresql');
  mkdirSync(folder, { recursive: true });
  if (account) chownSync(folder, account.uid, account.gid);
  const dataDir = join(folder, 'primary');
  const options = ['-U', 'postgres', '--encoding=UTF8', '--locale=C.UTF-8', '--auth=trust', '--no-sync'];
  execFileSync(join(programs, 'initdb'), ['-D', dataDir, ...options], {
    ...account,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const port = await findFreePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=60', ...archiveSettings];
  await startProcess({
    command: join(programs, 'postgres'),
    args: ['-D', dataDir, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    folder,
    name: 'postgres',
    account,
    isReady: () => withClient(url, async () => true).catch(() => false),
  });
  await withClient(url, async (client) => {
    await client.query('create role surco_owner login');
    await client.query('create role surco_app login');
    await client.query('create database surco owner surco_owner');
  });
  return port;
}
