import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Client } from 'pg';
import { StartError } from '../../startError';
import { accountFor } from './account';
import { binariesFor } from './binaries';
import { ensureCluster, readPassword } from './cluster';
import { address, ownerLock, retireOrphan } from './orphan';
import { startServer, stopServer } from './server';

export interface EmbeddedPostgresOptions {
  /** The server lives in `<dataDir>/postgres`, its log beside it. */
  dataDir: string;
  /** false only for tests: no fsync. */
  durable?: boolean;
}

export interface EmbeddedPostgres {
  url: string;
  /** Ends every session, writes everything and waits for the server to be gone. */
  stop: () => Promise<void>;
}

const database = 'surco';

async function own(url: string): Promise<Client> {
  const client = new Client({ connectionString: url, application_name: 'surco-owner' });
  client.on('error', () => undefined);
  await client.connect();
  await client.query('select pg_advisory_lock($1)', [ownerLock]);
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [database]);
  if (rowCount === 0) await client.query(`create database ${database}`);
  return client;
}

/** A PostgreSQL of our own on 127.0.0.1 and a free port; one that dies unasked is started again on the same port. */
export async function startEmbeddedPostgres({
  dataDir,
  durable = true,
}: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const folder = resolve(dataDir, 'postgres');
  await mkdir(resolve(dataDir), { recursive: true }).catch(() => {
    throw new StartError(
      `No se puede escribir en la carpeta ${resolve(dataDir)}: revise sus permisos o indique otra DATA_DIR.`,
    );
  });
  const account = await accountFor(folder);
  const bin = await binariesFor(account);
  await retireOrphan(folder);
  await ensureCluster(bin, folder, account, durable);
  const options = { bin, folder, account, durable, logFile: join(resolve(dataDir), 'postgres.log') };
  const password = await readPassword(folder);

  let stopping = false;
  let { server, port } = await startServer(options);
  let owner = await own(address(password, port));
  let mending = Promise.resolve();
  const restart = async () => {
    await retireOrphan(folder);
    ({ server } = await startServer(options, port));
    server.once('exit', onExit);
    owner = await own(address(password, port));
  };
  const onExit = () => {
    if (stopping) return;
    mending = restart().catch((error: unknown) => {
      if (!stopping) process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    });
  };
  server.once('exit', onExit);

  return {
    url: address(password, port, database),
    stop: async () => {
      stopping = true;
      await mending;
      await owner.end().catch(() => undefined);
      await stopServer(server);
    },
  };
}
