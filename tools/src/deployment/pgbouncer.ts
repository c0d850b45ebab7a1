import { chownSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from '@surco/section/common';
import { findOnPath } from '@surco/section/browser';
import { withClient } from '../../bench/data/withClient';
import { installPackages } from '../common/installPackages';
import { startProcess } from '../common/serverProcess';
import type { ServerFolder } from './postgres';

const findInstalled = () => findOnPath(['pgbouncer']) ?? ['/usr/sbin/pgbouncer'].find((path) => existsSync(path));

/**
 * Starts Debian's pgbouncer in transaction mode in front of the database, with few connections to the server. Installs it
 * when it is missing.
 * @returns its port @throws when it cannot be installed
 */
export async function startPgbouncer({ folder, account }: ServerFolder, serverPort: number): Promise<number> {
  if (!findInstalled()) installPackages(['pgbouncer']);
  const command = findInstalled();
  if (!command) throw new Error('As root: apt-get install pgbouncer');
  const port = await findFreePort();
  const config = join(folder, 'pgbouncer.ini');
  const users = join(folder, 'users.txt');
  writeFileSync(users, '"surco_app" "surco"\n');
  writeFileSync(
    config,
    `[databases]
surco = host=127.0.0.1 port=${serverPort}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${users}
pool_mode = transaction
default_pool_size = 8
max_client_conn = 200
admin_users = surco_app
`,
  );
  if (account) for (const file of [config, users]) chownSync(file, account.uid, account.gid);
  const url = `postgres://surco_app:surco@127.0.0.1:${port}/surco`;
  await startProcess({
    command,
    args: [config],
    folder,
    name: 'pgbouncer',
    account,
    isReady: () => withClient(url, async () => true).catch(() => false),
  });
  return port;
}

/** Closes the connections of a pgbouncer to its server, so that new ones get new defaults of the role. @param url through it */
export const reconnectPgbouncer = (url: string): Promise<void> =>
  withClient(Object.assign(new URL(url), { pathname: '/pgbouncer' }).href, async (client) => {
    await client.query('reconnect surco');
  });
