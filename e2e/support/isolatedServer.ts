import { type ChildProcess, spawn } from 'node:child_process';
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
  const folder = mkdtempSync(join(tmpdir(), 'surco-own-server-'));
  const [port, directoryPort] = [await findFreePort(), await findFreePort()];
  const schema = `sections_${port}_${process.pid}`;
  const child = spawn(process.execPath, ['tools/src/start/launch.mjs', ...args], {
    cwd: ROOT,
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      PORT: String(port),
      DIRECTORY_PORT: String(directoryPort),
      DATA_DIR: folder,
      DATABASE_URL: await createSectionTables(schema),
      ...env,
    },
  });
  await waitUntilReady(child);
  return {
    origin: `http://localhost:${port}`,
    copies: join(folder, 'remote-copies'),
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      await query(`drop schema ${schema} cascade`);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
