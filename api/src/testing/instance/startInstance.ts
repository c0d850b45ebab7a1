import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../../infrastructure/findFreePort';

/** Tests and benches run from the root of the checkout. */
const repositoryRoot = process.cwd();

export interface ApiInstance {
  /** Base URL, ending in `/api`. */
  apiUrl: string;
  /** The process; it leads a process group and a session of its own, which `kill` ends as a whole. */
  pid: number;
  /** Sends SIGKILL and waits for the exit. */
  kill: () => Promise<void>;
}

async function waitUntilReady(child: ChildProcess): Promise<void> {
  let errorOutput = '';
  child.stderr?.on('data', (part: Buffer) => (errorOutput += part.toString()));
  const ended = once(child, 'exit').then(() => Promise.reject(new Error(`The instance ended: ${errorOutput}`)));
  await Promise.race([once(child.stdout ?? child, 'data'), ended]);
}

/** Starts an instance of the API on this database, in a process of its own. */
export async function startInstance(databaseUrl: string): Promise<ApiInstance> {
  const port = await findFreePort();
  const child = spawn(
    join(repositoryRoot, 'node_modules/.bin/tsx'),
    [join(repositoryRoot, 'api/src/testing/instance/main.ts')],
    {
      cwd: repositoryRoot,
      env: { ...process.env, NODE_ENV: 'test', DATABASE_URL: databaseUrl, DATA_DIR: tmpdir(), PORT: String(port) },
      // The instance ends when its standard input closes, that is with this process.
      stdio: ['pipe', 'pipe', 'pipe'],
      detached: true,
    },
  );
  await waitUntilReady(child);
  const { pid = 0 } = child;
  return {
    pid,
    apiUrl: `http://127.0.0.1:${port}/api`,
    kill: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      process.kill(-pid, 'SIGKILL');
      await ended;
    },
  };
}
