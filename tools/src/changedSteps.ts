import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Step } from './common/runStep';
import { ROOT } from './packages';

const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

/** The commit in which this branch left `main`. @throws when the checkout has no such branch */
export const findBase = (): string => git('merge-base', 'main', 'HEAD').trim();

/** The files that differ from a commit: changed, new and deleted ones, committed or not, as paths from the root. */
export function listChangedFiles(base: string): string[] {
  // Without renames: both paths of a moved file are listed.
  const changed = git('diff', '--name-only', '--no-renames', '-z', base, '--');
  const untracked = git('ls-files', '--others', '--exclude-standard', '-z');
  return [...new Set([...changed.split('\0'), ...untracked.split('\0')])].filter(Boolean).toSorted();
}

/** The tests that find files by their path, which jest does not follow. */
const listTestsOfFiles = (): string[] =>
  git('grep', '--untracked', '-lE', String.raw`__dirname|\bROOT\b`, '--', '*.test.ts', '*.test.tsx')
    .trim()
    .split('\n');

/** No import leads to these: every step runs in full. */
const COMMON_FILES =
  /^(package\.json|pnpm-|tsconfig\.base|jest\.config|section\/jest-preset|shared\/src\/testing\/setup|api\/migrations\/)/;

const NO_JOURNEY =
  /\.(test|stories)\.tsx?$|^(\.ci|docs|e2e\/(engines|catalog)|tools\/(bench|catalog|deploy|lint))\/|^[^/]+$/;

/** The journeys that a changed file concerns: `all`, `none`, or a pattern of their paths, which name the section. */
function findJourneys(file: string): string {
  const spec = /^e2e\/(journeys\/.+\.spec\.ts)$/.exec(file)?.[1];
  if (spec) return existsSync(join(ROOT, file)) ? spec : 'none';
  if (NO_JOURNEY.test(file)) return 'none';
  const section = /^mfe-([^/]+)\//.exec(file)?.[1];
  if (section) return `journeys/${section}[/.]`;
  return /^(section|tools)\//.test(file) ? 'journeys/sections/' : 'all';
}

/**
 * The steps of `pnpm test --changed`: of the unit and API tests those that import a changed file, directly or not, or
 * find files by their path; of the journeys those of the changed sections.
 * @param steps those of `pnpm test`
 */
export function selectChangedSteps(steps: readonly Step[], files: readonly string[]): readonly Step[] {
  if (files.some((file) => COMMON_FILES.test(file))) return steps;
  if (files.length === 0) return [];
  const journeys = [...new Set(files.map(findJourneys))].filter((pattern) => pattern !== 'none').toSorted();
  return steps.flatMap((step): Step[] => {
    if (step.args.includes('--selectProjects'))
      return [
        { ...step, args: [...step.args, '--passWithNoTests', '--findRelatedTests', ...files, ...listTestsOfFiles()] },
      ];
    if (step.name !== 'Browser tests' || journeys.includes('all')) return [step];
    return journeys.length > 0 ? [{ ...step, args: [...step.args, '--pass-with-no-tests', ...journeys] }] : [];
  });
}
