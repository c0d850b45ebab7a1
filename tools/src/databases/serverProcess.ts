import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { OsAccount } from '../../../api/src/infrastructure/postgres/osAccount';

export interface ServerProcess {
  pid: number;
  /** Sends the signal and waits for the exit. */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>;
}

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

/** Starts a server and waits until it answers. @throws when it ends before, with the place of its log */
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
  const log = openSync(join(folder, `${name}.log`), 'a');
  const child = spawn(command, args, { ...account, cwd, env: { ...process.env, ...env }, stdio: ['ignore', log, log] });
  closeSync(log);
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
      throw new Error(`${name} ended with ${cause}: see ${name}.log in ${folder}.`);
    }
    await wait(50);
  }
  return server;
}
