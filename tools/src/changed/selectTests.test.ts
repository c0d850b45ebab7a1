import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { listRemoteNames, ROOT } from '../packages';
import { testSteps } from '../testSteps';
import { stepFiles } from './affected';
import { journeyRows } from './journeys';
import { selectSteps } from './selectSteps';
import { selectTests, type TestSelection } from './selectTests';

const JOURNEYS = join(ROOT, 'e2e', 'journeys');

const select = (...files: string[]): TestSelection => {
  const selection = selectTests(files);
  if (selection === 'all') throw new Error('Everything was selected.');
  return selection;
};

const listSpecs = (): string[] =>
  readdirSync(JOURNEYS, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.spec.ts'))
    .toSorted();

/** The files of journeys in which at least one test with this title runs. */
const findSpecs = ({ journeys }: TestSelection, title = 'A-04 /nothing'): string[] => {
  if (journeys === 'all') return listSpecs();
  return journeys === null ? [] : listSpecs().filter((file) => new RegExp(journeys).test(` ${file} ${title}`));
};

test.each([
  ['one feature', ['mfe-sales/src/features/targets/pages/TargetsPage.tsx'], ['sales/targets.spec.ts']],
  [
    'a feature with several journeys',
    ['mfe-sales/src/features/overview/pages/OverviewPage.tsx'],
    ['sales/overview.spec.ts', 'sales/targets.spec.ts'],
  ],
  ['a section without folder of journeys', ['mfe-inventory/src/routes.ts'], ['inventory.spec.ts']],
  ['a module of the API', ['api/src/modules/savedViews/routes.ts'], ['savedViews.spec.ts']],
  ['a journey itself', ['e2e/journeys/sales/import.spec.ts'], ['sales/import.spec.ts']],
  ['a test next to its source', ['mfe-sales/src/features/targets/pages/TargetsPage.test.tsx'], []],
  ['documents', ['docs/testing.md', 'README.md'], []],
  ['a tool', ['tools/src/manualPictures/main.ts'], []],
])('selects the journeys of %s', (_title, files, expected) => expect(findSpecs(select(...files))).toEqual(expected));

test.each([
  'shared/src/ui/list/list-page.tsx',
  'host/src/main.ts',
  'api/src/core/http/plugin.ts',
  'e2e/support/test.ts',
])('selects every journey for %s', (file) => expect(select(file).journeys).toBe('all'));

test('selects the accessibility of the pages of a feature only', () => {
  const selection = select('mfe-sales/src/features/targets/pages/TargetsPage.tsx');
  expect(findSpecs(selection, 'A-04 /dashboard/sales/targets for coordinator')).toContain('accessibility.spec.ts');
  expect(findSpecs(selection, 'A-04 /dashboard/customers/list for supervisor')).not.toContain('accessibility.spec.ts');
});

test.each([
  [
    ['mfe-sales/src/features/targets/pages/TargetsPage.tsx'],
    [
      'Types',
      'Lint',
      'Unit tests',
      'API and tools tests',
      'Build',
      'First loads',
      'Supported browsers',
      'Browser tests',
      'Requirements',
    ],
  ],
  [
    ['mfe-sales/src/features/targets/pages/TargetsPage.test.tsx'],
    ['Types', 'Lint', 'Unit tests', 'API and tools tests', 'Requirements'],
  ],
  [['docs/testing.md'], ['Unit tests', 'API and tools tests', 'Requirements']],
  [
    ['tools/src/deployment/steps.ts'],
    ['Types', 'Lint', 'Unit tests', 'API and tools tests', 'Deployment', 'Requirements'],
  ],
])('runs for %j the steps %j', (files, expected) =>
  expect(selectSteps(testSteps, select(...files)).map(({ name }) => name)).toEqual(expected),
);

test('jest follows the imports of the changed files, and gets the tests that read them', () => {
  const { unit } = select('tools/lint/words.mjs', 'docs/testing.md');
  expect(unit).toContain('tools/lint/words.mjs');
  expect(unit).not.toContain('docs/testing.md');
  expect(unit).toEqual(expect.arrayContaining(['tools/src/test/docs.test.ts', 'tools/src/test/lintRules.test.ts']));
});

test.each([
  [['tools/src/test.ts', 'tools/src/deleted.ts', 'README.md'], ['tools/src/test.ts']],
  [['tools/src/deleted.ts'], []],
  [['tools/src/test.ts', 'tools/lint/words.mjs'], []],
  [['tools/src/test.ts', '.oxlintrc.json'], []],
])('after a change of %j lint checks %j, all sources when none is listed', (files, expected) =>
  expect(selectSteps(testSteps, select(...files)).find(({ name }) => name === 'Lint')?.args).toEqual(expected),
);

test('a migration runs every test of the API and every journey', () =>
  expect(select('api/migrations/0099_new.sql')).toMatchObject({ allApiTests: true, journeys: 'all' }));

test.each(['package.json', 'pnpm-lock.yaml', 'patches/x.patch', 'jest.config.mjs'])('%s runs everything', (file) =>
  expect(selectTests(['README.md', file])).toBe('all'),
);

test('nothing runs without a change', () => expect(selectSteps(testSteps, select())).toEqual([]));

test('every row names files and journeys that exist', () => {
  expect(journeyRows.map(({ path }) => path).filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  const names = journeyRows.flatMap(({ journeys }) => (journeys === 'all' ? [] : journeys));
  const exists = (name: string) => [name, `${name}.spec.ts`].some((path) => existsSync(join(JOURNEYS, path)));
  expect(names.filter((name) => !exists(name))).toEqual([]);
});

test('every section has a row, and every step a row of the table or files of its own', () => {
  const paths = journeyRows.map(({ path }) => path);
  expect(listRemoteNames().filter((name) => !paths.includes(name))).toEqual([]);
  const selectedOtherwise = ['Unit tests', 'API and tools tests', 'Browser tests', 'Requirements'];
  expect([...Object.keys(stepFiles), ...selectedOtherwise].toSorted()).toEqual(
    testSteps.map(({ name }) => name).toSorted(),
  );
});
