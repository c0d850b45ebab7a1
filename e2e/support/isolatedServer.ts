import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '@surco/section/common';
import { ROOT } from '../../tools/src/packages';
import { readDatabaseUrl } from './database';

export interface IsolatedServer {
  origin: string;
  /** Its folder for published sections, unless `env` sets `REMOTES_DIR` or `REMOTES_STORE`. */
  remotesDir: string;
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

/**
 * Starts a second server on the same database with a folder of its own for published sections, so that they do not
 * affect other tests. With `REMOTES_STORE: 'database'` they are in the common database: only one test may do that.
 * @param env further settings
 * @param args arguments of `tools/src/start.ts`
 */
export async function startIsolatedServer(
  env: Readonly<Record<string, string>> = {},
  args: readonly string[] = [],
): Promise<IsolatedServer> {
  const folder = mkdtempSync(join(tmpdir(), 'surco-own-server-'));
  const [port, directoryPort] = [await findFreePort(), await findFreePort()];
  const remotesDir = join(folder, 'remotes');
  const child = spawn(process.execPath, ['tools/src/start/launch.mjs', ...args], {
    cwd: ROOT,
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      PORT: String(port),
      DIRECTORY_PORT: String(directoryPort),
      DATA_DIR: folder,
      REMOTES_DIR: remotesDir,
      DATABASE_URL: await readDatabaseUrl(),
      ...env,
    },
  });
  await waitUntilReady(child);
  return {
    origin: `http://localhost:${port}`,
    remotesDir,
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
