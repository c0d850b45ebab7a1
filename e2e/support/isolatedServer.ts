import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '@surco/section/common';
import { ROOT } from '../../tools/src/packages';
import { query, readDatabaseUrl } from './database';

export interface IsolatedServer {
  origin: string;
  /** Its folder with the copies of published sections. */
  copies: string;
  stop: () => Promise<void>;
}

function waitUntilReady(child: ChildProcess): Promise<void> {
  let output = '';
  return new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (text: Buffer) => {
        output += String(text);
        if (output.includes('Surco is ready')) resolve();
      });
    }
    child.once('exit', () => reject(new Error(output)));
  });
}

/** Creates tables of its own for published sections, in a schema that is searched before that of the other tables. */
async function createSectionTables(schema: string): Promise<string> {
  // The start looks for the applied migrations in the first schema.
  await query(`create schema ${schema};
    create table ${schema}.migrations as select * from public.migrations;
    create table ${schema}.section_releases (like public.section_releases including all);
    create table ${schema}.section_versions (like public.section_versions including all);
    create table ${schema}.section_files (like public.section_files including all,
      foreign key (name, version) references ${schema}.section_versions on delete cascade);
    grant usage on schema ${schema} to public;
    grant all on all tables in schema ${schema} to public`);
  const url = new URL(await readDatabaseUrl());
  url.searchParams.set('options', `-c search_path=${schema},public`);
  return url.href;
}

interface SecondServer {
  origin: string;
  /** Its folder, where its mails are. */
  dataDir: string;
  stop: () => Promise<void>;
}

/** Starts a second server. @param env settings; without `DATABASE_URL` it has a database server of its own */
async function startServer(env: Readonly<Record<string, string>>, args: readonly string[] = []): Promise<SecondServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'surco-own-server-'));
  const [port, directoryPort] = [await findFreePort(), await findFreePort()];
  const child = spawn(process.execPath, ['tools/src/start/launch.mjs', ...args], {
    cwd: ROOT,
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      PORT: String(port),
      DIRECTORY_PORT: String(directoryPort),
      DATA_DIR: dataDir,
      ...env,
    },
  });
  await waitUntilReady(child);
  return {
    origin: `http://localhost:${port}`,
    dataDir,
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/**
 * Starts a second server on the same database, with published sections of its own, so that they do not affect other
 * tests.
 * @param env further settings
 * @param args arguments of `tools/src/start.ts`
 */
export async function startIsolatedServer(
  env: Readonly<Record<string, string>> = {},
  args: readonly string[] = [],
): Promise<IsolatedServer> {
  const schema = `sections_${await findFreePort()}_${process.pid}`;
  const { origin, dataDir, stop } = await startServer(
    { DATABASE_URL: await createSectionTables(schema), ...env },
    args,
  );
  return {
    origin,
    copies: join(dataDir, 'remote-copies'),
    stop: async () => {
      await stop();
      await query(`drop schema ${schema} cascade`);
    },
  };
}

/** Starts a production server on an empty database, which invites its first administrator. */
export async function startEmptyServer(adminEmail: string): Promise<SecondServer> {
  const database = `surco_${randomUUID().replaceAll('-', '')}`;
  await query(`create database ${database}`);
  const url = new URL(await readDatabaseUrl());
  url.pathname = `/${database}`;
  const server = await startServer({
    DATABASE_URL: url.href,
    NODE_ENV: 'production',
    ADMIN_EMAIL: adminEmail,
    API_KEY: randomUUID(),
    ENCRYPTION_KEY: randomUUID(),
    ALLOW_INSECURE: 'localhost,http,file-mail,demo-sender',
  });
  return {
    ...server,
    stop: async () => {
      await server.stop();
      await query(`drop database ${database}`);
    },
  };
}
