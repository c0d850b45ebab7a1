import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../packages';
import { DEV_ROOT } from './watchPackage';

const tsx = join(ROOT, 'node_modules', 'tsx', 'dist', 'cli.mjs');
const startScript = join('tools', 'src', 'start.ts');

const launcher = join('tools', 'src', 'start', 'launch.mjs');

const spawnNode = (args: readonly string[], env: Readonly<Record<string, string>> = {}): ChildProcess =>
  spawn(process.execPath, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } });

/** Whether a host at this origin answers that it is ready. */
export const isHostReady = (origin: string): Promise<boolean> =>
  fetch(`${origin}/api/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Starts the product as `pnpm start` does. */
export const startHost = (): ChildProcess => spawnNode([launcher]);

/** Starts the product with the development builds; its server restarts when its sources change. */
export const startDevHost = (): ChildProcess =>
  spawnNode([tsx, 'watch', '--clear-screen=false', startScript, '--dev', DEV_ROOT], {});
