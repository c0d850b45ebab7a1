import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { open, readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { StartError } from '../../startError';
import type { Account } from './account';
import { readPidFile } from './orphan';
import { placeFor } from './place';

export interface ServerOptions {
  bin: string;
  folder: string;
  account: Account;
  logFile: string;
  /** false only for tests: no fsync, a power cut may lose data. */
  durable: boolean;
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

const alive = (server: ChildProcess) => server.exitCode === null && server.signalCode === null;

/** Kills the server when this process dies without a word: its end of the pipe closes. */
function guard(server: ChildProcess): void {
  if (process.platform === 'win32') return;
  const script = 'while read -r _; do :; done; kill -INT "$1" 2>/dev/null';
  const guardian = spawn('sh', ['-c', script, 'sh', String(server.pid)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  guardian.on('error', () => undefined);
  guardian.unref();
  server.once('exit', () => guardian.kill('SIGKILL'));
}

async function launch(options: ServerOptions, port: number): Promise<ChildProcess> {
  const { inside } = await placeFor(options.folder, options.account);
  const quick = options.durable
    ? []
    : ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off'];
  const args = [
    '-D',
    inside(),
    '-p',
    String(port),
    '-c',
    'listen_addresses=127.0.0.1',
    '-c',
    'unix_socket_directories=',
    '-c',
    'max_connections=100',
    ...quick,
  ];
  const log = await open(options.logFile, 'w', 0o600);
  try {
    // A session of its own: Ctrl-C in the terminal reaches us alone, and we stop the server once its clients are done.
    const server = spawn(join(options.bin, 'postgres'), args, {
      cwd: options.folder,
      ...options.account,
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
      env: { ...process.env, LC_ALL: 'C' },
    });
    server.on('error', () => undefined);
    guard(server);
    return server;
  } finally {
    await log.close();
  }
}

async function becomesReady(server: ChildProcess, folder: string): Promise<boolean> {
  while (server.pid !== undefined && alive(server)) {
    const state = await readPidFile(folder);
    if (state?.pid === server.pid && state.ready) return true;
    await wait(20);
  }
  return false;
}

/** Backends of a server that was killed may hold its memory for a moment, and a free port may have been taken. */
const passing = /pre-existing shared memory block|Address already in use|could not bind/;

/** Starts the server and waits until it accepts connections. */
export async function startServer(
  options: ServerOptions,
  chosen?: number,
): Promise<{ server: ChildProcess; port: number }> {
  for (let attempt = 1; ; attempt += 1) {
    const port = chosen ?? (await freePort());
    const server = await launch(options, port);
    if (await becomesReady(server, options.folder)) return { server, port };
    const log = await readFile(options.logFile, 'utf8').catch(() => '');
    if (attempt < 40 && passing.test(log)) {
      await wait(250);
      continue;
    }
    const reason = /FATAL:\s+(.*)/.exec(log)?.[1] ?? 'no respondió';
    throw new StartError(
      `PostgreSQL no arrancó en ${options.folder}: ${reason}. El detalle está en ${options.logFile}.`,
    );
  }
}

/** Fast shutdown (sessions are ended, everything is written); immediate if that takes more than 20 s. */
export async function stopServer(server: ChildProcess): Promise<void> {
  if (!alive(server)) return;
  const ended = once(server, 'exit');
  server.kill('SIGINT');
  const late = setTimeout(() => server.kill('SIGQUIT'), 20_000);
  await ended;
  clearTimeout(late);
}
