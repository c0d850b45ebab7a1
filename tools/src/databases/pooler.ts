import { chownSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from '../../../api/src/infrastructure/findFreePort';
import { withClient } from '../../bench/data/withClient';
import { buildUrl, type Cluster, type ClusterOptions } from './cluster';
import { startProcess, type ServerProcess } from './serverProcess';

/** Closes the connections to the server as soon as they are unused, so that new ones get new defaults of the role. */
export const reconnectPooler = (port: number): Promise<void> =>
  withClient(`postgres://surco_app:surco@127.0.0.1:${port}/pgbouncer`, async (client) => {
    await client.query('reconnect surco');
  });

/** Starts pgbouncer in transaction mode in front of the database, with few connections to the server. */
export async function startPooler(
  pgbouncer: string,
  { folder, account }: ClusterOptions,
  { port: serverPort }: Cluster,
): Promise<ServerProcess & { port: number }> {
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
  const server = await startProcess({
    command: pgbouncer,
    args: [config],
    folder,
    name: 'pgbouncer',
    account,
    isReady: () => withClient(buildUrl([port], 'surco_app:surco'), async () => true).catch(() => false),
  });
  return { ...server, port };
}
