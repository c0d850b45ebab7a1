import { tellCodeLost, useUnsavedChanges } from '@surco/shared/platform';
import type { RegisteredRemote } from '@surco/shared/federation/manifest';
import { renderHook } from '@testing-library/react';
import { renewWhenOld } from './renewal';

const remote = (entry: string): RegisteredRemote => ({
  name: 'mfe-one',
  contract: '^1.0.0',
  version: '1',
  entry,
  files: {},
  menu: [],
  routes: [],
  redirects: [],
});

/** What the server answers now; null: nobody answers. */
let server: { entry: string; main: string } | null;
let answered: () => void;
const reload = jest.fn();
let stop: () => void;

/** Tells of lost code and waits until the host has looked at what is deployed. */
async function lose(): Promise<void> {
  const looked = new Promise<void>((resolve) => (answered = resolve));
  tellCodeLost();
  await looked;
  await new Promise((resolve) => setTimeout(resolve));
}

beforeEach(() => {
  sessionStorage.clear();
  reload.mockReset();
  server = { entry: '/one.js', main: 'main.js' };
  document.body.innerHTML = '<script src="/main.js"></script>';
  globalThis.fetch = jest.fn(async (address) => {
    if (address === '/files.json') answered();
    if (!server) throw new TypeError('no network');
    const body =
      address === '/files.json' ? { initial: [server.main] } : { format: 1, remotes: [remote(server.entry)] };
    const answer: Pick<Response, 'ok' | 'json'> = { ok: true, json: async () => body };
    return answer as Response;
  });
  stop = renewWhenOld([remote('/one.js')], reload);
});
afterEach(() => stop());

test('C-04 a fault of the version that runs is no reason to draw the page anew', async () => {
  await lose();
  expect(reload).not.toHaveBeenCalled();
});

test.each([
  ['a section', { entry: '/two.js', main: 'main.js' }],
  ['the host', { entry: '/one.js', main: 'main2.js' }],
])('C-04 C-07 code lost after %s was deployed: one reload, and none for the same deploy again', async (_, now) => {
  server = now;
  await lose();
  await lose();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('C-04 a later deploy is a reason again', async () => {
  server = { entry: '/two.js', main: 'main.js' };
  await lose();
  server = { entry: '/three.js', main: 'main.js' };
  await lose();
  expect(reload).toHaveBeenCalledTimes(2);
});

test('C-04 never over something half-written, and then once it is saved', async () => {
  server = { entry: '/two.js', main: 'main.js' };
  const form = renderHook(({ unsaved }) => useUnsavedChanges(unsaved), { initialProps: { unsaved: true } });
  await lose();
  expect(reload).not.toHaveBeenCalled();
  form.rerender({ unsaved: false });
  await lose();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('C-04 without a network the page stays as it is', async () => {
  server = null;
  await lose();
  expect(reload).not.toHaveBeenCalled();
});
