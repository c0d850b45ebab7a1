import { API_COMMON_FILES, COMMON_FILES, fileReaders, LINT_RULES, stepFiles } from './affected';
import { journeyRows } from './journeys';

/** What `pnpm test --changed` runs. */
export interface TestSelection {
  /** Names of the steps with a fixed command. */
  steps: readonly string[];
  /** Sources that lint checks; none for all of them. */
  linted: readonly string[];
  /** Files whose related tests jest runs: it follows their imports. */
  unit: readonly string[];
  /** Runs every test of the API. */
  allApiTests: boolean;
  /** A pattern of titles for Playwright; `all`, or null for none. */
  journeys: string | null;
}

const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
const isTestOfSource = (file: string): boolean => /\.(test|stories)\.tsx?$/.test(file) && !file.startsWith('e2e/');
/** Steps that no test and no story can affect. */
const BUILD_STEPS: readonly string[] = ['Build', 'First loads', 'Supported browsers'];
const isIn = (path: string, file: string): boolean => file === path || file.startsWith(`${path}/`);

/** The row of {@link journeyRows} with the longest path that contains the file. */
const findJourneyRow = (file: string) =>
  journeyRows.filter(({ path }) => isIn(path, file)).toSorted((a, b) => b.path.length - a.path.length)[0];

/** Playwright compares patterns with the path of the file in `e2e/journeys`, a space and the titles. */
const matchJourney = (name: string): string => `(^| )${escapePattern(name)}(\\/|\\.spec\\.ts )`;

/** Patterns of the titles of the browser tests that a changed file can affect; `all` for every test. */
function listJourneyPatterns(file: string): 'all' | string[] {
  if (isTestOfSource(file)) return [];
  const spec = /^e2e\/journeys\/(.+)\.spec\.ts$/.exec(file)?.[1];
  if (spec) return [matchJourney(spec)];
  const row = findJourneyRow(file);
  if (!row) return /^(host|shared|api|e2e|mfe-[^/]+)\//.test(file) ? 'all' : [];
  if (row.journeys === 'all') return 'all';
  return [
    ...row.journeys.map(matchJourney),
    ...(row.screens ?? []).map((path) => String.raw`accessibility\.spec\.ts .*A-04 ${escapePattern(path)}`),
  ];
}

function selectJourneys(files: readonly string[]): string | null {
  const patterns = files.map(listJourneyPatterns);
  if (patterns.includes('all')) return 'all';
  const unique = [...new Set(patterns.flat())].toSorted();
  return unique.length > 0 ? unique.join('|') : null;
}

/**
 * The tests that a change can affect.
 * @param files changed, new and deleted files, as paths from the root of the checkout
 * @returns `all` when every step has to run in full
 */
export function selectTests(files: readonly string[]): TestSelection | 'all' {
  if (files.some((file) => COMMON_FILES.test(file))) return 'all';
  if (files.length === 0) return { steps: [], linted: [], unit: [], allApiTests: false, journeys: null };
  const journeys = selectJourneys(files);
  const sources = files.filter((file) => !isTestOfSource(file));
  const steps = Object.entries(stepFiles)
    .filter(([name, pattern]) => (BUILD_STEPS.includes(name) ? sources : files).some((file) => pattern.test(file)))
    .map(([name]) => name);
  const readers = fileReaders.filter((row) => files.some((file) => row.files.test(file)));
  const scripts = files.filter((file) => /\.[cm]?[jt]sx?$/.test(file));
  return {
    steps: [...steps, 'Requirements'],
    linted: files.some((file) => LINT_RULES.test(file)) ? [] : scripts,
    unit: [...scripts, ...readers.flatMap(({ tests }) => tests)],
    allApiTests: files.some((file) => API_COMMON_FILES.test(file)),
    journeys,
  };
}
