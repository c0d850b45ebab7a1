import { emitChunkLoadError, useUnsavedChanges } from '@surco/shared/platform';
import { renderHook } from '@testing-library/react';
import { createRemote } from '../testing/createRemote';
import { reloadIfStale } from './reloadIfStale';

/** The deployed version; null: the server does not answer. */
let server: { entry: string; main: string } | 'portal' | null;
let resolveFilesRequest: () => void;
const reload = jest.fn();
let stop: () => void;

/** Reports missing code and waits until the host has checked the deployed version. */
async function emitChunkLoadErrorAndWait(): Promise<void> {
  const checked = new Promise<void>((resolve) => (resolveFilesRequest = resolve));
  emitChunkLoadError();
  await checked;
  await new Promise((resolve) => setTimeout(resolve));
}

beforeEach(() => {
  sessionStorage.clear();
  reload.mockReset();
  server = { entry: '/one.js', main: 'main.js' };
  document.body.innerHTML = '<script src="/main.js"></script>';
  globalThis.fetch = jest.fn(async (address) => {
    if (address === '/files.json') resolveFilesRequest();
    if (!server) throw new TypeError('no network');
    const body =
      server === 'portal'
        ? { login: 'https://portal.test' }
        : address === '/files.json'
          ? { initial: [server.main] }
          : { format: 1, remotes: [createRemote({ entry: server.entry })] };
    const answer: Pick<Response, 'ok' | 'json'> = { ok: true, json: async () => body };
    return answer as Response;
  });
  stop = reloadIfStale([createRemote({ entry: '/one.js' })], reload);
});
afterEach(() => stop());

test('C-04 does not reload when the running version is deployed', async () => {
  await emitChunkLoadErrorAndWait();
  expect(reload).not.toHaveBeenCalled();
});

test.each([
  ['a section', { entry: '/two.js', main: 'main.js' }],
  ['the host', { entry: '/one.js', main: 'main2.js' }],
])('C-04 C-07 reloads once after %s was deployed, and not again for the same deploy', async (_, now) => {
  server = now;
  await emitChunkLoadErrorAndWait();
  await emitChunkLoadErrorAndWait();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('C-04 N-06 does not take the answer of a portal for a deploy', async () => {
  server = 'portal';
  await emitChunkLoadErrorAndWait();
  expect(reload).not.toHaveBeenCalled();
});

test('C-04 reloads again after a later deploy', async () => {
  server = { entry: '/two.js', main: 'main.js' };
  await emitChunkLoadErrorAndWait();
  server = { entry: '/three.js', main: 'main.js' };
  await emitChunkLoadErrorAndWait();
  expect(reload).toHaveBeenCalledTimes(2);
});

test('C-04 does not reload with unsaved changes, but when code is missing again after they are saved', async () => {
  server = { entry: '/two.js', main: 'main.js' };
  const form = renderHook(({ unsaved }) => useUnsavedChanges(unsaved), { initialProps: { unsaved: true } });
  await emitChunkLoadErrorAndWait();
  expect(reload).not.toHaveBeenCalled();
  form.rerender({ unsaved: false });
  await emitChunkLoadErrorAndWait();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('C-04 does not reload without a network', async () => {
  server = null;
  await emitChunkLoadErrorAndWait();
  expect(reload).not.toHaveBeenCalled();
});
