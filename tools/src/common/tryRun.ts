import { spawnSync } from 'node:child_process';

/** Runs a command that may fail, with a warning. */
export function tryRun(command: string, args: readonly string[]): void {
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  if (status !== 0) console.warn(`"${command} ${args.join(' ')}" ended with code ${status}.`);
}
