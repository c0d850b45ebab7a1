import { join, resolve } from 'node:path';
import { Client } from 'pg';
import { advisoryLocks } from '../../core/db/advisoryLocks';
import type { DatabaseUrls } from '../../core/settings/databaseUrls';
import { ensureDataDir } from '../../core/settings/ensureDataDir';
import { StartError } from '../../core/settings/startError';
import { resolveOsAccount } from './osAccount';
import { resolveBinFolder } from './resolveBinFolder';
import { databaseName, ensureCluster, readPassword } from './cluster';
import { defaultRestartPolicy, keepRunning, type RestartPolicy } from './keepRunning';
import { rotateLog } from './logFile';
import { createDatabaseUrl, stopOrphanServer } from './orphanServer';
import { embeddedRoles, ensureDatabase, ensureRoles, giveObjectsToOwner, type RolePasswords } from './roles';
import { startPostgres, stopPostgres } from './server';

export interface EmbeddedPostgresOptions {
  /** The server lives in `<dataDir>/postgres`, its log beside it. */
  dataDir: string;
  /** false only for tests: no fsync. */
  durable?: boolean;
  restartPolicy?: RestartPolicy;
  /** Called when the server has exited and cannot be restarted; by default the reason is only written to stderr. */
  onGiveUp?: (error: StartError) => void;
}

export interface EmbeddedPostgres extends DatabaseUrls {
  /** For tests and measurements that create databases of their own. */
  superuserUrl: string;
  /** Ends every session, writes everything and waits for the server to exit. */
  stop: () => Promise<void>;
}

const logRotationMs = 10 * 60_000;

const createGiveUpError = ({ pausesMs }: RestartPolicy, { message }: Error): StartError =>
  new StartError(
    `The embedded PostgreSQL died and ${pausesMs.length} restarts in a row failed. ${message} Check that the disk has free space, then start Surco again.`,
  );

async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url, application_name: 'surco-server' });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** Marks the server as in use, until the connection ends. */
async function lockServer(url: string): Promise<Client> {
  const client = await connect(url);
  await client.query('select pg_advisory_lock($1)', [advisoryLocks.embeddedPostgresOwner]);
  return client;
}

async function prepareRoles(superuser: Client, databaseUrl: string): Promise<RolePasswords> {
  const passwords = await ensureRoles(superuser);
  await ensureDatabase(superuser, databaseName);
  const inDatabase = await connect(databaseUrl);
  try {
    await giveObjectsToOwner(inDatabase);
  } finally {
    await inDatabase.end();
  }
  return passwords;
}

/**
 * Starts a PostgreSQL server on 127.0.0.1 and a free port. If it exits unexpectedly, it is restarted on the same port.
 */
export async function startEmbeddedPostgres({
  dataDir,
  durable = true,
  restartPolicy = defaultRestartPolicy,
  onGiveUp = ({ message }) => void process.stderr.write(`${message}\n`),
}: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const folder = resolve(dataDir, 'postgres');
  ensureDataDir({ dataDir: resolve(dataDir) });
  const account = await resolveOsAccount(folder);
  const bin = await resolveBinFolder(account);
  await stopOrphanServer(folder);
  await ensureCluster(bin, folder, account, durable);
  const logFile = join(resolve(dataDir), 'postgres.log');
  const options = { bin, folder, account, durable, logFile };
  const password = await readPassword(folder);

  const { server, port } = await startPostgres(options);
  let superuser = await lockServer(createDatabaseUrl(password, port));
  const superuserUrl = createDatabaseUrl(password, port, databaseName);
  const passwords = await prepareRoles(superuser, superuserUrl);
  const supervisor = keepRunning(server, {
    policy: restartPolicy,
    restart: async () => {
      await stopOrphanServer(folder);
      const restarted = await startPostgres(options, port);
      superuser = await lockServer(createDatabaseUrl(password, port));
      return restarted.server;
    },
    onGiveUp: (lastError) => onGiveUp(createGiveUpError(restartPolicy, lastError)),
  });
  const logRotation = setInterval(() => void rotateLog(logFile).catch(() => undefined), logRotationMs).unref();

  const url = createDatabaseUrl(passwords.runtime, port, databaseName, embeddedRoles.runtime);
  return {
    url,
    directUrl: url,
    ownerUrl: createDatabaseUrl(passwords.owner, port, databaseName, embeddedRoles.owner),
    superuserUrl,
    stop: async () => {
      clearInterval(logRotation);
      const running = await supervisor.release();
      await superuser.end().catch(() => undefined);
      if (running) await stopPostgres(running);
    },
  };
}
