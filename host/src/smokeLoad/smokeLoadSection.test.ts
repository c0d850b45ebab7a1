import type { RemoteModule } from '@surco/shared/federation';
import { lazyPage } from '@surco/shared/platform';
import { DownloadError } from '../federation/loadErrors';
import { createRemote } from '../testing/createRemote';
import { smokeLoadSection, STEP_TIMEOUT_MS } from './smokeLoadSection';

const remote = createRemote({
  routes: [
    { path: '/dashboard/x', title: 'X', roles: ['Admin'], page: 'list', pageFor: { Farmer: 'own' } },
    { path: '/dashboard/x/form', title: 'X', roles: ['Admin'], page: 'list' },
  ],
});
const PageContent = jest.fn(() => null);
const loadedPage = lazyPage(async () => ({ default: PageContent }));
const loadPages = (pages: object) => smokeLoadSection(remote, async () => ({ pages }) as RemoteModule);
const loadThrowing = (error: unknown) => smokeLoadSection(remote, () => Promise.reject(error));

const loadedSection = [
  { part: 'entry', outcome: 'loaded' },
  { part: 'routes', outcome: 'loaded' },
];

test('C-07 loads the code of every page that the routes name, and renders none', async () => {
  expect(await loadPages({ list: loadedPage, own: () => null })).toEqual([
    ...loadedSection,
    { part: 'page', page: 'list', outcome: 'loaded' },
    { part: 'page', page: 'own', outcome: 'loaded' },
  ]);
  expect(PageContent).not.toHaveBeenCalled();
});

test('C-07 reports a page whose code throws, and one that is missing', async () => {
  const own = lazyPage(() => Promise.reject(new RangeError('too deep')));
  expect(await loadPages({ own })).toEqual([
    ...loadedSection,
    { part: 'page', page: 'list', outcome: 'missing' },
    {
      part: 'page',
      page: 'own',
      outcome: 'threw',
      error: { name: 'RangeError', message: 'too deep', stack: expect.stringContaining('smokeLoadSection.test') },
    },
  ]);
});

test('C-07 reports the error of ./routes', async () => {
  expect(await loadThrowing(new TypeError('boom'))).toMatchObject([
    { part: 'routes', outcome: 'threw', error: { name: 'TypeError', message: 'boom' } },
  ]);
});

test('C-07 reports an entry that cannot be used with the reason of the federation runtime', async () => {
  const error = new DownloadError(remote.entry, { cause: new Error('no container') });
  expect(await loadThrowing(error)).toMatchObject([
    { part: 'entry', outcome: 'threw', error: { name: 'Error', message: 'no container' } },
  ]);
});

test('C-07 reports what the script of an entry threw, with its place', async () => {
  const loading = smokeLoadSection(remote, async () => {
    const filename = `http://localhost${remote.entry}`;
    const thrown = { error: new SyntaxError('Unexpected token'), filename, lineno: 3, colno: 9 };
    window.dispatchEvent(new ErrorEvent('error', thrown));
    throw new Error(`ScriptExecutionError: Script "${filename}" threw`);
  });
  expect(await loading).toMatchObject([
    { part: 'entry', error: { name: 'SyntaxError', stack: expect.stringContaining('remoteEntry.js:3:9') } },
  ]);
});

test('C-07 reports a section that never finishes loading', async () => {
  jest.useFakeTimers();
  const loading = smokeLoadSection(remote, () => new Promise(() => undefined));
  jest.advanceTimersByTime(STEP_TIMEOUT_MS);
  expect(await loading).toEqual([{ part: 'routes', outcome: 'timed out', timeoutMs: STEP_TIMEOUT_MS }]);
  jest.useRealTimers();
});
