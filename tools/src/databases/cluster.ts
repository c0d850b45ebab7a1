import { execFileSync } from 'node:child_process';
import { chownSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from '../../../api/src/infrastructure/findFreePort';
import type { OsAccount } from '../../../api/src/infrastructure/postgres/osAccount';
import { withClient } from '../../bench/data/withClient';
import { startProcess, type ServerProcess } from './serverProcess';

export interface ClusterOptions {
  /** Folder with PostgreSQL's programs. */
  bin: string;
  folder: string;
  account: OsAccount;
}

/** One PostgreSQL server with its data folder, as PostgreSQL calls it. */
export interface Cluster extends ServerProcess {
  port: number;
  dataDir: string;
}

/**
 * @param ports one server each; a client tries them in this order
 * @param credentials role, with its password after a colon
 */
export const buildUrl = (ports: readonly number[], credentials: string): string =>
  `postgres://${credentials}@${ports.map((port) => `127.0.0.1:${port}`).join(',')}/surco`;

/** Runs one of PostgreSQL's programs to its end. */
function run({ bin, account, folder }: ClusterOptions, name: string, args: readonly string[]): void {
  execFileSync(join(bin, name), args, { ...account, cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
}

const canConnect = (url: string): Promise<boolean> => withClient(url, async () => true).catch(() => false);

/** Starts the server of a data folder on this port. */
export async function startCluster(options: ClusterOptions, name: string, port: number): Promise<Cluster> {
  const dataDir = join(options.folder, name);
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=60'];
  const server = await startProcess({
    command: join(options.bin, 'postgres'),
    args: ['-D', dataDir, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    folder: options.folder,
    name,
    account: options.account,
    isReady: () => canConnect(`postgres://postgres@127.0.0.1:${port}/postgres`),
  });
  return { ...server, port, dataDir };
}

/** Creates and starts a server with the database `surco` and its two roles. Only this machine reaches it. */
export async function createPrimary(options: ClusterOptions): Promise<Cluster> {
  const { account, folder } = options;
  mkdirSync(folder, { recursive: true });
  if (account) chownSync(folder, account.uid, account.gid);
  const locale = ['--encoding=UTF8', '--locale=C.UTF-8'];
  run(options, 'initdb', ['-D', join(folder, 'primary'), '-U', 'postgres', ...locale, '--auth=trust', '--no-sync']);
  const cluster = await startCluster(options, 'primary', await findFreePort());
  await withClient(`postgres://postgres@127.0.0.1:${cluster.port}/postgres`, async (client) => {
    await client.query('create role surco_owner login');
    await client.query('create role surco_app login');
    await client.query('create database surco owner surco_owner');
  });
  return cluster;
}
