import { readArguments, reportAndExit } from '@surco/section/common';
import { listChangedFiles } from './changed/listChangedFiles';
import { selectSteps } from './changed/selectSteps';
import { selectTests } from './changed/selectTests';
import { runStep, type Step } from './common/runStep';
import { testSteps } from './testSteps';

/** The steps for what differs from the main branch, or from another commit. */
function selectChangedSteps(base: string | undefined): readonly Step[] {
  const files = listChangedFiles(base);
  const selection = selectTests(files);
  console.log(`${files.length} changed files${selection === 'all' ? ': everything depends on one of them' : ''}.`);
  return selection === 'all' ? testSteps : selectSteps(testSteps, selection);
}

async function main(): Promise<void> {
  const { values, positionals } = readArguments(process.argv.slice(2), { changed: { type: 'boolean' } });
  const [base] = positionals;
  if (base !== undefined && !values.changed) throw new Error('Use pnpm test, or pnpm test --changed [commit].');
  const steps = values.changed ? selectChangedSteps(base) : testSteps;
  const failed = steps.filter((step) => !runStep(step)).map(({ name }) => name);
  console.log(failed.length ? `\nFailed: ${failed.join(', ')}.` : '\nAll steps passed.');
  console.log(`${steps.length - failed.length} passed, ${failed.length} failed`);
  process.exitCode = failed.length ? 1 : 0;
}

main().catch(reportAndExit);
