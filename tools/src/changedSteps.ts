import { execFileSync } from 'node:child_process';
import type { Step } from './common/runStep';
import { getBinPath, ROOT } from './packages';

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

/** The tests that find files by their path. A changed migration, which others read, runs every step. */
function listTestsOfFiles(): string[] {
  const pattern = ['-e', String.raw`__dirname|\bROOT\b`, '--and', '--not', '-e', 'migrations'];
  return git('grep', '--untracked', '-lE', ...pattern, '--', '*.test.ts', '*.test.tsx')
    .trim()
    .split('\n');
}

/** Everything depends on these: every step runs in full. */
const COMMON_FILES =
  /^(package\.json|pnpm-|tsconfig\.base|jest\.config|section\/jest-preset|shared\/src\/testing\/setup|api\/migrations\/)/;

const isTestOfSource = (file: string): boolean => /\.(test|stories)\.tsx?$/.test(file);

/** Folders and files of `e2e/journeys`, with the sources that only their journeys are about. */
const AREAS: readonly (readonly [area: string, sources: RegExp])[] = [
  ['sales', /^(mfe-sales|api\/src\/modules\/(documents|overview|targets))\//],
  ['customers', /^(mfe-customers|api\/src\/modules\/customers)\//],
  ['inventory', /^(mfe-inventory|api\/src\/modules\/(inventory|seasons))\//],
  ['admin', /^(mfe-admin|api\/src\/modules\/(locations|messages|parameters|partners|products|users))\//],
  ['simulator', /^(mfe-simulator|api\/src\/modules\/simulations)\//],
  ['access', /^(host\/src\/(session|navigation)|api\/src\/modules\/auth)\//],
  ['sections', /^(section|create-section|e2e\/(otherBuilds|faults)|host\/src\/(federation|preview|dev|smokeLoad))\//],
  ['sections', /^(api\/src\/modules\/sections|tools\/src\/(publish|sdk|dev))\//],
];

/** The journeys that a changed file concerns, as patterns of their paths: one of no area concerns `all`. */
function listJourneys(file: string): 'all' | string[] {
  const spec = /^e2e\/(journeys\/.+\.spec\.ts)$/.exec(file)?.[1];
  if (spec) return [spec];
  const [area] = AREAS.find(([, sources]) => sources.test(file)) ?? [];
  if (area) return [`journeys/${area}[/.]`];
  return /^(host|shared|api|e2e(?!\/(engines|catalog))|mfe-[^/]+|tools\/src\/(build|start))/.test(file) ? 'all' : [];
}

/**
 * The steps of `pnpm test --changed`: those whose files have changed. Jest follows imports; the tests that read files
 * instead always run.
 * @param steps those of `pnpm test`
 * @param base the commit that the files are compared with
 */
export function selectChangedSteps(steps: readonly Step[], files: readonly string[], base: string): readonly Step[] {
  if (files.some((file) => COMMON_FILES.test(file))) return steps;
  if (files.length === 0) return [];
  const sources = files.filter((file) => !isTestOfSource(file));
  const journeys = sources.map(listJourneys);
  return steps.flatMap((step): Step[] => {
    const { name, args, files: pattern } = step;
    if (name === 'API and tools tests')
      return [
        { ...step, args: [...args, '--passWithNoTests', `--changedSince=${base}`] },
        { name: 'Tests of the files', command: getBinPath('jest'), args: listTestsOfFiles() },
      ];
    if (name === 'Unit tests') return [{ ...step, args: [...args, '--passWithNoTests', `--changedSince=${base}`] }];
    if (name === 'Browser tests') {
      if (journeys.includes('all')) return [step];
      const patterns = [...new Set(journeys.flat())].toSorted();
      return patterns.length > 0 ? [{ ...step, args: [...args, ...patterns] }] : [];
    }
    return !pattern || (step.ignoresTests ? sources : files).some((file) => pattern.test(file)) ? [step] : [];
  });
}
