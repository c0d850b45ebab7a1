import { createBuiltSection } from '../../../api/src/testing/sectionBuilds';
import { renderEntry, writeMinimalBuild } from '../../support/minimalBuilds';
import { runSurcoSection } from '../../support/sectionBuilds';
import { expect, test } from '../../support/test';

test.describe.configure({ mode: 'default', timeout: 120_000 });

const NAME = 'mfe-smoke';
const LOADABLE_PAGE_SOURCE = 'lazyPage(async () => ({ default: () => null }))';

/** Checks a build as a publication does, against the product under test. @returns the output, also when it is refused */
const check = (from: string): Promise<string> =>
  runSurcoSection({ server: test.info().project.use.baseURL ?? '', token: '' }, 'check', '--from', from).catch(
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );

test('C-07 a build that loads is accepted', async () => {
  const entry = renderEntry(NAME, `return { pages: { list: ${LOADABLE_PAGE_SOURCE} } };`);
  expect(await check(writeMinimalBuild(NAME, { version: '1.0.0-good', entry }))).toMatch(
    /Smoke load \d+\.\d s: entry, \.\/routes and 1 page\.\nmfe-smoke 1\.0\.0-good fits /,
  );
});

test('C-07 a build whose entry throws, or whose pages are missing or throw, is refused', async () => {
  const throwing = writeMinimalBuild(NAME, { version: '1.1.0-entry', entry: `throw new TypeError('no entry');` });
  expect(await check(throwing)).toContain(
    '  - its entry remoteEntry.0123456789.js fails with TypeError: no entry (remoteEntry.0123456789.js:1:7).',
  );

  const [route] = createBuiltSection(NAME, '1').routes;
  const pages = ['list', 'missing', 'throwing'];
  const entry = renderEntry(
    NAME,
    `return {
      pages: {
        list: ${LOADABLE_PAGE_SOURCE},
        // The content security policy of the pages forbids it.
        throwing: lazyPage(async () => ({ default: new Function('return null') })),
      },
    };`,
  );
  const change = {
    menu: [],
    routes: pages.map((page) => ({ ...route!, page, path: `/dashboard/smoke/${page}` })),
    pages: Object.fromEntries(pages.map((page) => [page, { files: [], shared: [] }])),
  };
  const refusal = await check(writeMinimalBuild(NAME, { version: '1.1.0-pages', entry, change }));
  expect(refusal).toContain('  - ./routes has no page "missing", which the manifest names.\n');
  expect(refusal).toMatch(/ {2}- the page "throwing" fails with EvalError: .*Content Security Policy.*\(remoteEntry/);
  expect(refusal).not.toContain('"list"');
});
