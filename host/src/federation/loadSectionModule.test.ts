import { createRemote } from '../testing/createRemote';
import { federation } from './federation';
import { loadSectionModule } from './loadSectionModule';
import { getFailureReason, isDownloadFailure } from './retryableSections';

jest.mock('./sharedModules', () => ({
  createSharedModules: () => ({ library: { version: '2.3.0', lib: () => 'the host’s' } }),
}));

interface Scope {
  library?: Record<string, unknown>;
}

const pages = { pages: {} };
const findScripts = (): HTMLScriptElement[] => [...document.head.querySelectorAll('script')];
const findAddresses = (): string[] => findScripts().map(({ src }) => src.replace('http://localhost', ''));
const waitForScripts = () => new Promise((resolve) => setTimeout(resolve, 10));

/** Waits for the error while the test goes on. */
const expectError = async (loading: Promise<unknown>, message: string): Promise<void> => {
  await expect(loading).rejects.toThrow(message);
};

/** Simulates the browser: runs the script, then dispatches `load`. */
function finishScript(name: string, container: unknown, script = findScripts().at(-1)): void {
  Reflect.set(globalThis, name, container);
  script?.dispatchEvent(new Event('load'));
}

const createContainer = (get: () => Promise<() => unknown> = async () => () => pages, init = jest.fn()) => ({
  init,
  get,
});

beforeEach(() => {
  // The library warns when a section is registered again for a new attempt.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  document.head.innerHTML = '';
  document.documentElement.removeAttribute('data-surco-retried');
  globalThis.fetch = jest.fn(() => Promise.reject(new TypeError('no network')));
});

test('C-07 fetches a container once, under a name that is an identifier, and passes it the shared modules', async () => {
  const remote = createRemote({ name: 'mfe-once', entry: '/once.js' });
  const container = createContainer();
  const loading = loadSectionModule(remote);
  await waitForScripts();
  expect(findAddresses()).toEqual(['/once.js']);
  finishScript('mfe_once', container);
  expect(await loading).toBe(pages);
  expect(await loadSectionModule(remote)).toBe(pages);
  expect(container.init.mock.calls.map(([scope]: Scope[]) => Object.keys(scope?.library ?? {}))).toEqual([['2.3.0']]);
  expect(findScripts()).toEqual([]);
});

test('C-06 a module that one section adds does not reach another section', async () => {
  const other = createContainer();
  const adding = createContainer(
    undefined,
    jest.fn((scope: Scope) => void (scope.library = { '9.0.0': {} })),
  );
  for (const [name, container] of [
    ['mfe_adding', adding],
    ['mfe_other', other],
  ] as const) {
    const loading = loadSectionModule(createRemote({ name: name.replace('_', '-'), entry: `/${name}.js` }));
    await waitForScripts();
    finishScript(name, container);
    await loading;
  }
  expect(other.init.mock.calls.map(([scope]: Scope[]) => Object.keys(scope?.library ?? {}))).toEqual([['2.3.0']]);
});

test('C-07 an entry with a hash is loaded with it, also when it is loaded again', async () => {
  const integrity = `sha384-${'x'.repeat(64)}`;
  const remote = createRemote({ name: 'mfe-hash', entry: '/remotes/mfe-hash/1.0.0-a/entry.js', integrity });
  const listAttributes = () => findScripts().map((script) => [script.integrity, script.crossOrigin]);
  const refused = expectError(loadSectionModule(remote), `${remote.entry} could not be downloaded.`);
  await waitForScripts();
  expect(listAttributes()).toEqual([[integrity, 'anonymous']]);
  findScripts()[0]?.dispatchEvent(new Event('error'));
  await refused;
  const again = loadSectionModule(remote);
  await waitForScripts();
  expect(listAttributes()).toEqual([[integrity, 'anonymous']]);
  finishScript('mfe_hash', createContainer());
  await again;
});

test('C-07 an entry on another origin is loaded as its preload is', async () => {
  const loading = loadSectionModule(createRemote({ name: 'mfe-cdn', entry: 'https://assets.test/entry.js' }));
  await waitForScripts();
  expect(findScripts().map(({ crossOrigin }) => crossOrigin)).toEqual(['anonymous']);
  finishScript('mfe_cdn', createContainer());
  await loading;
});

test('C-04 an entry on a server that the policy of the page refuses is a fault, not a failed connection', async () => {
  const remote = createRemote({ name: 'mfe-foreign', entry: 'https://cdn.test/foreign.js' });
  const loading = loadSectionModule(remote).catch((error: unknown) => error);
  await waitForScripts();
  const violation = Object.assign(new Event('securitypolicyviolation'), { blockedURI: remote.entry });
  document.dispatchEvent(violation);
  findScripts()[0]?.dispatchEvent(new Event('error'));
  const error = await loading;
  expect(String(error)).toContain('https://cdn.test/foreign.js is on another server');
  expect(getFailureReason(error)).toContain('https://cdn.test/foreign.js está en otro servidor');
  expect(isDownloadFailure(error)).toBe(false);
});

test.each([
  ['no global variable', undefined],
  ['an invalid container', { init: 'x' }],
  ['an incomplete container', { get: async () => () => pages }],
  [
    'a container that refuses the shared modules',
    createContainer(
      undefined,
      jest.fn(() => Promise.reject(new Error('too new'))),
    ),
  ],
])('C-04 rejects an entry that leaves %s', async (_, left) => {
  const remote = createRemote({ name: 'mfe-odd', entry: '/odd.js' });
  const loading = expectError(loadSectionModule(remote), '/odd.js could not be downloaded.');
  await waitForScripts();
  finishScript('mfe_odd', left);
  await loading;
});

test('C-04 a new attempt does not wait for an entry that hangs, and what arrives later is the same module', async () => {
  const remote = createRemote({ name: 'mfe-late', entry: '/late.js' });
  const late = loadSectionModule(remote);
  await waitForScripts();
  const [hanging] = findScripts();
  const second = loadSectionModule(remote);
  await waitForScripts();
  expect(findAddresses()).toEqual(['/late.js', '/late.js?retry=2']);
  finishScript('mfe_late', createContainer());
  expect(await second).toBe(pages);
  finishScript(
    'mfe_late',
    createContainer(async () => () => ({ pages: {} })),
    hanging,
  );
  expect(await late).toBe(pages);
});

test('C-04 fetches the pages again after a failure, but not the entry', async () => {
  const remote = createRemote({ name: 'mfe-again', entry: '/again.js' });
  const get = jest.fn(async () => () => pages).mockRejectedValueOnce(new Error('chunk missing'));
  const failing = expectError(loadSectionModule(remote), 'chunk missing');
  await waitForScripts();
  finishScript('mfe_again', createContainer(get));
  await failing;
  expect(await loadSectionModule(remote)).toBe(pages);
  expect(get).toHaveBeenCalledTimes(2);
  expect(findScripts()).toEqual([]);
});

test('rejects a module without pages', async () => {
  const loading = expectError(
    loadSectionModule(createRemote({ name: 'mfe-empty', entry: '/empty.js' })),
    'mfe-empty gave no pages.',
  );
  await waitForScripts();
  finishScript(
    'mfe_empty',
    createContainer(async () => () => ({ sections: [] })),
  );
  await loading;
});

test.each([
  ['throws', 'Uncaught Error: no config', false],
  ['is HTML of a proxy', "Uncaught SyntaxError: Unexpected token '<'", true],
])('C-04 an entry that %s: “%s”, the connection is the reason: %s', async (_, message, isConnection) => {
  const entry = `/broken-${isConnection}.js`;
  const loading = loadSectionModule(createRemote({ name: `mfe-broken-${isConnection}`, entry })).catch(
    (error: unknown) => error,
  );
  await waitForScripts();
  const script = findScripts().at(-1);
  globalThis.dispatchEvent(new ErrorEvent('error', { message, filename: script?.src }));
  script?.dispatchEvent(new Event('load'));
  expect(isDownloadFailure(await loading)).toBe(isConnection);
});

test('C-04 a shared module that failed is requested again at the next attempt', async () => {
  const get = jest.fn(async () => () => 'module').mockRejectedValueOnce(new Error('offline'));
  federation.registerShared({ flaky: { version: '1.0.0', get } });
  const customShareInfo = { scope: ['default'], shareConfig: { singleton: true, requiredVersion: '^1.0.0' } };
  await expect(federation.loadShare('flaky', { customShareInfo })).rejects.toThrow('offline');
  const factory = await federation.loadShare('flaky', { customShareInfo });
  expect(factory && factory()).toBe('module');
});
