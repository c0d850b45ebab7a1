import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createBuiltRemote } from '../../../api/src/testing/remoteBuilds';
import { renderEntry, writeMinimalBuild } from '../../support/minimalBuilds';
import { runTool } from '../../support/remoteBuilds';
import { expect, test } from '../../support/test';

// The commands need no server: they publish to a folder, and check against the build of the host.
test.describe.configure({ mode: 'default', timeout: 120_000 });

const NAME = 'mfe-smoke';
const LOADABLE_PAGE_SOURCE = 'lazyPage(async () => ({ default: () => null }))';

let target: string;
test.beforeAll(async () => {
  target = mkdtempSync(join(tmpdir(), 'surco-smoke-'));
  const entry = renderEntry(NAME, `return { pages: { list: ${LOADABLE_PAGE_SOURCE} } };`);
  const output = await publish(writeMinimalBuild(NAME, { version: '1.0.0-good', entry }));
  expect(output).toMatch(
    /Smoke load \d+\.\d s: entry, \.\/routes and 1 page\.\nmfe-smoke:\n {2}1\.0\.0-good for everyone/,
  );
});
test.afterAll(() => rmSync(target, { recursive: true }));

const publish = (from: string, ...options: string[]): Promise<string> =>
  runTool('publish/main.ts', 'publish', NAME, '--from', from, '--to', target, ...options);

/** Publishes a build that must be refused, and expects that the target has not changed. @returns the reasons */
async function publishRefusedBuild(from: string, ...options: string[]): Promise<string> {
  const refusal = await publish(from, ...options).then(
    () => 'published',
    (error: Error) => error.message,
  );
  expect(readdirSync(join(target, '_releases'))).toEqual(['00000001.json']);
  expect(readdirSync(join(target, NAME))).toEqual(['1.0.0-good']);
  return refusal;
}

test('C-07 a build whose entry throws, or whose pages are missing or throw, is not published, not even as a preview', async () => {
  const throwing = writeMinimalBuild(NAME, { version: '1.1.0-entry', entry: `throw new TypeError('no entry');` });
  expect(await publishRefusedBuild(throwing, '--trial', 'preview')).toContain(
    'mfe-smoke was not published:\n  - its entry remoteEntry.0123456789.js fails with TypeError: no entry (remoteEntry.0123456789.js:1:7).',
  );

  const [route] = createBuiltRemote(NAME, '1').routes;
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
    routes: pages.map((page) => ({ ...route!, page, path: `/dashboard/smoke/${page}` })),
    pages: Object.fromEntries(pages.map((page) => [page, { files: [], shared: [] }])),
  };
  const refusal = await publishRefusedBuild(writeMinimalBuild(NAME, { version: '1.1.0-pages', entry, change }));
  expect(refusal).toContain('  - ./routes has no page "missing", which the manifest names.\n');
  expect(refusal).toMatch(/ {2}- the page "throwing" fails with EvalError: .*Content Security Policy.*\(remoteEntry/);
  expect(refusal).not.toContain('"list"');
});
