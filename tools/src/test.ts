import { readArguments, reportAndExit } from '@surco/section/common';
import { findBase, listChangedFiles, selectChangedSteps } from './changedSteps';
import { runStep } from './common/runStep';
import { testSteps } from './testSteps';

async function main(): Promise<void> {
  const { values, positionals } = readArguments(process.argv.slice(2), { changed: { type: 'boolean' } });
  if (positionals.length > 0 && !values.changed) throw new Error('Use pnpm test, or pnpm test --changed [commit].');
  const base = values.changed ? (positionals[0] ?? findBase()) : '';
  const steps = values.changed ? selectChangedSteps(testSteps, listChangedFiles(base), base) : testSteps;
  const failed = steps.filter((step) => !runStep(step)).map(({ name }) => name);
  console.log(failed.length ? `\nFailed: ${failed.join(', ')}.` : '\nAll steps passed.');
  console.log(`${steps.length - failed.length} passed, ${failed.length} failed`);
  process.exitCode = failed.length ? 1 : 0;
}

main().catch(reportAndExit);
