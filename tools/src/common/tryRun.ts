import { spawnSync } from 'node:child_process';

/** Runs a command, passes its output through, and prints a warning when it fails. */
export function tryRun(command: string, args: readonly string[]): void {
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  if (status !== 0) console.warn(`"${command} ${args.join(' ')}" ended with code ${status}.`);
}
