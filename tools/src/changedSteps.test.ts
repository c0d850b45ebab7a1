import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { selectChangedSteps } from './changedSteps';
import { ROOT } from './packages';
import { testSteps } from './testSteps';

const select = (...files: string[]) => selectChangedSteps(testSteps, files, 'main');
const listNames = (...files: string[]): string[] => select(...files).map(({ name }) => name);
/** The patterns of the journeys that run; undefined for none, empty for all. */
const listJourneys = (...files: string[]): readonly string[] | undefined =>
  select(...files)
    .find(({ name }) => name === 'Browser tests')
    ?.args.slice(1);

const ALWAYS = ['Types', 'Lint', 'Unit tests', 'API and tools tests', 'Tests of the files', 'Requirements'];

test.each([
  ['a document', ['docs/testing.md'], []],
  ['a test', ['mfe-sales/src/routes.test.ts'], []],
  [
    'a source of a section',
    ['mfe-sales/src/routes.ts'],
    ['Build', 'First loads', 'Supported browsers', 'Browser tests'],
  ],
  ['the deployment', ['tools/deploy/nginx.conf'], ['Deployment']],
  ['a journey of the engines', ['e2e/engines/sales.spec.ts'], ['Every engine']],
])('runs for %s what depends on it', (_title, files, expected) =>
  expect(listNames(...files).toSorted()).toEqual([...ALWAYS, ...expected].toSorted()),
);

test.each([
  ['mfe-inventory/src/routes.ts', ['journeys/inventory[/.]']],
  ['api/src/modules/documents/index.ts', ['journeys/sales[/.]']],
  ['e2e/journeys/sales/import.spec.ts', ['journeys/sales/import.spec.ts']],
  ['shared/src/ui/list/list-page.tsx', []],
  ['api/src/core/http/plugin.ts', []],
  ['tools/src/manual/chapters.ts', undefined],
])('selects the journeys of %s', (file, expected) => expect(listJourneys(file)).toEqual(expected));

test('the tests that read files run for every change', () => {
  const step = select('docs/testing.md').find(({ name }) => name === 'Tests of the files');
  expect(step?.args).toEqual(
    expect.arrayContaining([
      'api/src/web/page/bootScript.test.ts',
      'host/src/install/appManifest.test.ts',
      'host/src/shell/theme/variables.test.tsx',
      'tools/src/manual/manual.test.ts',
      'tools/src/test/docs.test.ts',
    ]),
  );
  expect(step?.args).not.toContain('api/src/core/db/migration/migrate.test.ts');
});

test.each(['package.json', 'pnpm-lock.yaml', 'api/migrations/0099_new.sql'])('%s runs every step', (file) =>
  expect(select('README.md', file)).toEqual(testSteps),
);

test('nothing runs without a change', () => expect(select()).toEqual([]));

test('every area has journeys', () => {
  const names = [...readFileSync(join(__dirname, 'changedSteps.ts'), 'utf8').matchAll(/^ {2}\['(\w+)', /gm)];
  const exists = (name = ''): boolean =>
    [name, `${name}.spec.ts`].some((path) => existsSync(join(ROOT, 'e2e', 'journeys', path)));
  expect(names.length).toBeGreaterThan(5);
  expect(names.filter(([, name]) => !exists(name))).toEqual([]);
});
