import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../packages';
import { DEV_ROOT } from './watch';

const tsx = join(ROOT, 'node_modules', 'tsx', 'dist', 'cli.mjs');
const start = join('tools', 'src', 'start.ts');

const runs = (args: readonly string[], env: Readonly<Record<string, string>> = {}): ChildProcess =>
  spawn(process.execPath, [tsx, ...args], { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } });

/** Whether a host answers there. */
export const answers = (origin: string): Promise<boolean> =>
  fetch(`${origin}/api/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

/** The product as everyone has it, with its own builds. */
export const startHost = (): ChildProcess => runs([start]);

/** The product with the builds under work; its server starts anew when its sources change. */
export const startDevHost = (): ChildProcess =>
  runs(['watch', '--clear-screen=false', start, '--dev', DEV_ROOT], { REMOTES_DIR: join(DEV_ROOT, 'published') });

/** Ends a process that we started, and waits for its end. */
export const end = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    return void child.kill('SIGTERM');
  });
