import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readArguments, reportAndExit } from '@surco/section/common';
import { readHostFiles } from '../../../api/src/core/sections/bundledBuilds';
import { buildChanged } from '../build';
import { ROOT } from '../packages';
import { findGrownPages } from './findGrownPages';
import { findUsers } from './findUsers';
import { type FirstLoads, readFirstLoads, sumScripts } from './readFirstLoads';

const BUDGET_FILE = 'tools/src/firstLoads/budget.json';

/** A line for each script and each page, so that a difference shows what has changed. */
function formatBudget({ scripts, pages }: FirstLoads): string {
  const formatLines = (values: object): string =>
    Object.entries(values)
      .map(([name, value]) => `    ${JSON.stringify(name)}: ${JSON.stringify(value)}`)
      .join(',\n');
  return `{\n  "scripts": {\n${formatLines(scripts)}\n  },\n  "pages": {\n${formatLines(pages)}\n  }\n}\n`;
}

/**
 * `pnpm first-loads [--update]`: compares the first loads of the build with their budget, or writes it. On slow 4G, 20 KB
 * more delay a page by a tenth of a second. Tools such as size-limit measure files, not what a page loads for a role.
 */
async function main(): Promise<void> {
  const { values } = readArguments(process.argv.slice(2), { update: { type: 'boolean' } });
  await buildChanged();
  const current = readFirstLoads();
  const file = join(ROOT, BUDGET_FILE);
  if (values.update) {
    writeFileSync(file, formatBudget(current));
    console.log(`Wrote ${BUDGET_FILE}.`);
    return;
  }
  const budget = JSON.parse(readFileSync(file, 'utf8')) as FirstLoads;
  const host = readHostFiles(ROOT);
  const grown = findGrownPages(budget, current, (script) => findUsers(host, script));
  const pages = Object.keys(current.pages);
  const largest = pages.toSorted((a, b) => sumScripts(current, b) - sumScripts(current, a))[0] ?? '';
  console.log(
    `First loads of ${pages.length} pages; the largest is ${largest} with ${(sumScripts(current, largest) / 1024).toFixed(1)} KB.`,
  );
  if (grown.length === 0) return;
  console.log(
    `${grown.join('\n')}\nLoad code later that the first rows do not need. If the growth is meant, run pnpm first-loads --update and commit ${BUDGET_FILE}.`,
  );
  process.exitCode = 1;
}

main().catch(reportAndExit);
