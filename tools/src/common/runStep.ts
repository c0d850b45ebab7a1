import { spawnSync } from 'node:child_process';
import { getErrorMessage } from '@surco/section/common';
import { ROOT } from '../packages';
import { getProcessorSeconds } from './getProcessorSeconds';

export interface Step {
  name: string;
  command: string;
  args: readonly string[];
  /** Its variables; called when the step starts. @throws when something that it needs cannot be installed */
  getEnv?: () => Readonly<Record<string, string>>;
}

export interface StepResult {
  name: string;
  isPassed: boolean;
  /** Of the clock. */
  seconds: number;
  /** Of the processors of this machine, see {@link getProcessorSeconds}. */
  processorSeconds: number;
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

/** Runs one step in the root folder and passes its output through. */
export function runStep(step: Step): StepResult {
  const [since, processorBefore] = [performance.now(), getProcessorSeconds()];
  console.log(`\n▶ ${step.name}`);
  const isPassed = run(step);
  const seconds = (performance.now() - since) / 1000;
  console.log(`${isPassed ? '✔' : '✘'} ${step.name} (${seconds.toFixed(1)} s)`);
  return { name: step.name, isPassed, seconds, processorSeconds: getProcessorSeconds() - processorBefore };
}
