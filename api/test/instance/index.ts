import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Tests and benches run from the root of the checkout. */
const root = process.cwd();

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

export interface Instance {
  /** Up to and with `/api`. */
  address: string;
  /** SIGKILL: no good-bye to anybody. */
  kill: () => Promise<void>;
}

async function untilReady(child: ChildProcess): Promise<void> {
  let said = '';
  child.stderr?.on('data', (part: Buffer) => (said += part.toString()));
  const ended = once(child, 'exit').then(() => Promise.reject(new Error(`The instance ended: ${said}`)));
  await Promise.race([once(child.stdout ?? child, 'data'), ended]);
}

/** Starts an instance of the API on this database, in a process of its own. */
export async function startInstance(databaseUrl: string): Promise<Instance> {
  const port = await freePort();
  const child = spawn(join(root, 'node_modules/.bin/tsx'), [join(root, 'api/test/instance/main.ts')], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'test', DATABASE_URL: databaseUrl, DATA_DIR: tmpdir(), PORT: String(port) },
    stdio: ['pipe', 'pipe', 'pipe'],
    detached: true,
  });
  await untilReady(child);
  return {
    address: `http://127.0.0.1:${port}/api`,
    kill: async () => {
      if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
      const ended = once(child, 'exit');
      process.kill(-child.pid, 'SIGKILL');
      await ended;
    },
  };
}
