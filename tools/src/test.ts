import { readArguments, reportAndExit } from '@surco/section/common';
import { findBase, listChangedFiles, selectChangedSteps } from './changedSteps';
import { runSteps } from './common/runSteps';
import { testSteps } from './testSteps';

async function main(): Promise<void> {
  const { values, positionals } = readArguments(process.argv.slice(2), { changed: { type: 'boolean' } });
  if (positionals.length > 0 && !values.changed) throw new Error('Use pnpm test, or pnpm test --changed [commit].');
  if (values.changed) runSteps(selectChangedSteps(testSteps, listChangedFiles(positionals[0] ?? findBase())));
  else runSteps(testSteps);
}

main().catch(reportAndExit);
