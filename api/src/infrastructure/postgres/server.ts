import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { StartError } from '../../core/settings/startError';
import { findFreePort } from '../findFreePort';
import { markLogEnd, rotateLog } from './logFile';
import type { OsAccount } from './osAccount';
import { readPidFile } from './orphanServer';
import { isAlive } from './processes';
import { resolveReachableFolder } from './resolveReachableFolder';

export interface PostgresServerOptions {
  bin: string;
  folder: string;
  account: OsAccount;
  logFile: string;
  /** false only for tests: no fsync, a power cut may lose data. */
  durable: boolean;
}

/**
 * Starts a shell that stops the server when this process is killed: the shell waits for the end of its input, a pipe
 * that closes with this process. Not on Windows.
 */
function spawnGuardian(server: ChildProcess): void {
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

async function spawnServer(options: PostgresServerOptions, port: number): Promise<ChildProcess> {
  const { resolvePath } = await resolveReachableFolder(options.folder, options.account);
  const fastFlags = options.durable
    ? []
    : ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off'];
  const args = [
    '-D',
    resolvePath(),
    '-p',
    String(port),
    '-c',
    'listen_addresses=127.0.0.1',
    '-c',
    'unix_socket_directories=',
    '-c',
    'max_connections=100',
    ...fastFlags,
  ];
  const log = await open(options.logFile, 'a', 0o600);
  try {
    // A separate session: Ctrl-C in the terminal reaches only Surco, which stops the server after its clients.
    const server = spawn(join(options.bin, 'postgres'), args, {
      cwd: options.folder,
      ...options.account,
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
      env: { ...process.env, LC_ALL: 'C' },
    });
    server.on('error', () => undefined);
    spawnGuardian(server);
    return server;
  } finally {
    await log.close();
  }
}

async function waitUntilReady(server: ChildProcess, folder: string): Promise<boolean> {
  while (server.pid !== undefined && isAlive(server)) {
    const state = await readPidFile(folder);
    if (state?.pid === server.pid && state.ready) return true;
    await wait(20);
  }
  return false;
}

/** Backends of a killed server may use its shared memory for a moment, and another process may have opened the port. */
const retryableStartErrors = /pre-existing shared memory block|Address already in use|could not bind/;

/** Starts the server and waits until it accepts connections. */
export async function startPostgres(
  options: PostgresServerOptions,
  requestedPort?: number,
): Promise<{ server: ChildProcess; port: number }> {
  // The start continues without rotation, for example on a full disk.
  await rotateLog(options.logFile).catch(() => undefined);
  for (let attempt = 1; ; attempt += 1) {
    const readNewLog = await markLogEnd(options.logFile);
    const port = requestedPort ?? (await findFreePort());
    const server = await spawnServer(options, port);
    if (await waitUntilReady(server, options.folder)) return { server, port };
    const log = await readNewLog();
    if (attempt < 40 && retryableStartErrors.test(log)) {
      await wait(250);
      continue;
    }
    const reason = /(?:FATAL|PANIC|^postgres):\s+(.*)/m.exec(log)?.[1] ?? 'it did not answer';
    throw new StartError(
      `PostgreSQL did not start in ${options.folder}: ${reason}. See ${options.logFile} for details.`,
    );
  }
}

/** Fast shutdown (sessions are ended, everything is written); immediate if that takes more than 20 s. */
export async function stopPostgres(server: ChildProcess): Promise<void> {
  if (!isAlive(server)) return;
  const ended = once(server, 'exit');
  server.kill('SIGINT');
  const immediateShutdown = setTimeout(() => server.kill('SIGQUIT'), 20_000);
  await ended;
  clearTimeout(immediateShutdown);
}
