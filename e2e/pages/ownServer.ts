import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseUrl } from './database';

const ROOT = join(import.meta.dirname, '..', '..');

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

export interface OwnServer {
  origin: string;
  /** Where remotes for it are published to. */
  remotesDir: string;
  stop: () => Promise<void>;
}

function untilReady(child: ChildProcess): Promise<void> {
  let said = '';
  return new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (text: Buffer) => {
        said += String(text);
        if (said.includes('Surco está listo')) resolve();
      });
    }
    child.once('exit', () => reject(new Error(said)));
  });
}

/** Another server beside the one under test, on its data: what is published to it is seen by no other test. */
export async function startOwnServer(): Promise<OwnServer> {
  const folder = mkdtempSync(join(tmpdir(), 'surco-own-server-'));
  const [port, directoryPort] = [await freePort(), await freePort()];
  const remotesDir = join(folder, 'remotes');
  const child = spawn(process.execPath, ['--import', 'tsx', 'tools/src/start.ts'], {
    cwd: ROOT,
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      PORT: String(port),
      DIRECTORY_PORT: String(directoryPort),
      DATA_DIR: folder,
      REMOTES_DIR: remotesDir,
      DATABASE_URL: await databaseUrl(),
    },
  });
  await untilReady(child);
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
