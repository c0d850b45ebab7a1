import { spawnSync } from 'node:child_process';
import { formatElapsedSeconds } from '@surco/section/common';
import { ROOT } from '../packages';

export interface Step {
  name: string;
  command: string;
  args: readonly string[];
  env?: Readonly<Record<string, string>>;
}

/** Runs one step in the root folder and passes its output through. @returns whether it succeeded */
export function runStep({ name, command, args, env }: Step): boolean {
  const since = performance.now();
  console.log(`\n▶ ${name}`);
  const { status } = spawnSync(command, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } });
  console.log(`${status === 0 ? '✔' : '✘'} ${name} (${formatElapsedSeconds(since)})`);
  return status === 0;
}
