import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { OsAccount } from '../../../api/src/infrastructure/postgres/osAccount';

export interface ServerProcess {
  pid: number;
  /** Sends the signal and waits for the exit. */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>;
}

/** How much of the end of a log an error shows. */
const SHOWN_LOG_CHARACTERS = 2_000;

const running = new Set<ServerProcess>();

/** Stops what is still running, the last one first. */
export async function stopRunning(): Promise<void> {
  for (const server of [...running].toReversed()) await server.stop();
}

interface ProcessOptions {
  command: string;
  args: readonly string[];
  /** Working folder. Default: `folder`. */
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** Folder of its log, `<name>.log`. */
  folder: string;
  name: string;
  account?: OsAccount;
  /** Whether it answers. */
  isReady: () => Promise<boolean>;
}

/** Starts a server and waits until it answers. @throws when it does not start or ends before, with the end of its log */
export async function startProcess({
  command,
  args,
  env,
  folder,
  cwd = folder,
  name,
  account,
  isReady,
}: ProcessOptions): Promise<ServerProcess> {
  const logFile = join(folder, `${name}.log`);
  const log = openSync(logFile, 'a');
  const child = spawn(command, args, { ...account, cwd, env: { ...process.env, ...env }, stdio: ['ignore', log, log] });
  closeSync(log);
  // Rejects when the program does not exist.
  await once(child, 'spawn');
  const ended = once(child, 'exit');
  const server: ServerProcess = {
    pid: child.pid ?? 0,
    stop: async (signal = 'SIGINT') => {
      running.delete(server);
      child.kill(signal);
      await ended;
      return child.exitCode;
    },
  };
  running.add(server);
  while (!(await isReady())) {
    if (child.exitCode !== null || child.signalCode !== null) {
      running.delete(server);
      const cause = child.signalCode ?? `code ${child.exitCode}`;
      const endOfLog = readFileSync(logFile, 'utf8').slice(-SHOWN_LOG_CHARACTERS);
      throw new Error(`${name} ended with ${cause} (${logFile}):\n${endOfLog}`);
    }
    await wait(50);
  }
  return server;
}
