import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Step } from '../common/runStep';
import { ROOT } from '../packages';
import type { TestSelection } from './selectTests';

const API_TESTS = 'API and tools tests';

const exists = (file: string): boolean => existsSync(join(ROOT, file));

/** Arguments of jest for the tests that import these files, or are among them. */
const createRelatedArgs = (files: readonly string[]): string[] => ['--passWithNoTests', '--findRelatedTests', ...files];

/**
 * The steps of `pnpm test --changed`, with the arguments that narrow them.
 * @param steps those of `pnpm test`
 */
export const selectSteps = (steps: readonly Step[], selection: TestSelection): Step[] =>
  steps.flatMap((step) => {
    const { name, args } = step;
    if (name === 'Browser tests') {
      if (selection.journeys === null) return [];
      return [selection.journeys === 'all' ? step : { ...step, args: [...args, '--grep', selection.journeys] }];
    }
    if (name === API_TESTS && selection.allApiTests) return [step];
    if (name === API_TESTS || name === 'Unit tests') {
      return selection.unit.length > 0 ? [{ ...step, args: [...args, ...createRelatedArgs(selection.unit)] }] : [];
    }
    if (!selection.steps.includes(name)) return [];
    return [name === 'Lint' ? { ...step, args: [...args, ...selection.linted.filter(exists)] } : step];
  });
