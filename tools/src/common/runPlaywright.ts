import { join } from 'node:path';
import { ROOT } from '../packages';
import { runStep, type Step } from './runStep';

interface Run extends Pick<Step, 'name' | 'getEnv'> {
  /** A file of `e2e`. */
  config: string;
  args: readonly string[];
}

/** Runs the browser tests of one configuration. @returns whether they passed */
export const runPlaywright = ({ name, config, args, getEnv }: Run): boolean =>
  runStep({
    name,
    command: join(ROOT, 'e2e', 'node_modules', '.bin', 'playwright'),
    args: ['test', '--config', `e2e/${config}`, ...args],
    getEnv,
  }).isPassed;
