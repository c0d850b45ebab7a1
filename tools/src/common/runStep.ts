import { spawnSync } from 'node:child_process';
import { formatElapsedSeconds, getErrorMessage } from '@surco/section/common';
import { ROOT } from '../packages';

export interface Step {
  name: string;
  command: string;
  args: readonly string[];
  /** Its variables; called when the step starts. @throws when something that it needs cannot be installed */
  getEnv?: () => Readonly<Record<string, string>>;
  /** The files that it depends on, for `pnpm test --changed`; without them it runs always. */
  files?: RegExp;
  /** Changes of tests and stories do not concern it. */
  ignoresTests?: boolean;
}

function run({ command, args, getEnv }: Step): boolean {
  try {
    const env = { ...process.env, ...getEnv?.() };
    return spawnSync(command, args, { cwd: ROOT, stdio: 'inherit', env }).status === 0;
  } catch (error) {
    console.error(getErrorMessage(error));
    return false;
  }
}

/** Runs one step in the root folder and passes its output through. @returns whether it succeeded */
export function runStep(step: Step): boolean {
  const since = performance.now();
  console.log(`\n▶ ${step.name}`);
  const isPassed = run(step);
  console.log(`${isPassed ? '✔' : '✘'} ${step.name} (${formatElapsedSeconds(since)})`);
  return isPassed;
}
