import { selectChangedSteps } from './changedSteps';
import { testSteps } from './testSteps';

const getArgs = (name: string, ...files: string[]): readonly string[] | undefined =>
  selectChangedSteps(testSteps, files).find((step) => step.name === name)?.args;

const listJourneys = (...files: string[]): readonly string[] | undefined =>
  getArgs('Browser tests', ...files)?.filter((arg) => arg.startsWith('journeys'));

test.each([
  ['mfe-inventory/src/routes.ts', ['journeys/inventory[/.]']],
  ['e2e/journeys/sales/import.spec.ts', ['journeys/sales/import.spec.ts']],
  ['tools/src/publish/publish.ts', ['journeys/sections/']],
  ['api/src/modules/documents/index.ts', []],
  ['shared/src/ui/list/list-page.tsx', []],
  ['mfe-sales/src/routes.test.ts', undefined],
  ['docs/testing.md', undefined],
])('selects the journeys of %s: those of its section, or all', (file, expected) =>
  expect(listJourneys(file)).toEqual(expected),
);

test('the jest steps get the changed files and the tests that find files by their path', () =>
  expect(getArgs('API and tools tests', 'docs/testing.md')).toEqual(
    expect.arrayContaining(['--findRelatedTests', 'docs/testing.md', 'tools/src/test/docs.test.ts']),
  ));

test.each(['package.json', 'pnpm-lock.yaml', 'api/migrations/0099_new.sql'])('%s runs every step', (file) =>
  expect(selectChangedSteps(testSteps, ['README.md', file])).toEqual(testSteps),
);

test('nothing runs without a change', () => expect(selectChangedSteps(testSteps, [])).toEqual([]));
