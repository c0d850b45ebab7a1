import type { ShareScope } from '@surco/shared/federation/runtime';
import { loadContainer } from './loadContainer';

const NAME = 'mfe_test';
const scope: ShareScope = {};
const get = async () => () => ({ pages: {} });

beforeEach(() => {
  globalThis.fetch = jest.fn(() => Promise.reject(new TypeError('no network')));
});

const findScripts = (): HTMLScriptElement[] => [...document.head.querySelectorAll('script')];

/** Simulates the browser: runs the script, then dispatches `load`. */
function finishScript(container: unknown): void {
  Reflect.set(globalThis, NAME, container);
  findScripts().at(-1)?.dispatchEvent(new Event('load'));
}

test('C-07 loads a container by its address and passes it the share scope', async () => {
  const init = jest.fn();
  const loading = loadContainer(NAME, { entry: '/remotes/mfe-test/entry.js' }, scope);
  expect(findScripts().map((script) => script.getAttribute('src'))).toEqual(['/remotes/mfe-test/entry.js']);
  const container = { init, get };
  finishScript(container);
  expect(await loading).toBe(container);
  expect(init).toHaveBeenCalledWith(scope);
  expect(findScripts()).toEqual([]);
});

test('C-07 a script with a hash is loaded with it, also when it is loaded again', async () => {
  const remote = { entry: '/remotes/mfe-test/1.0.0-a/entry.js', integrity: 'sha384-x' };
  const attributes = () => findScripts().map(({ integrity, crossOrigin }) => [integrity, crossOrigin]);
  const refused = loadContainer(NAME, remote, scope);
  expect(attributes()).toEqual([['sha384-x', 'anonymous']]);
  findScripts()[0]?.dispatchEvent(new Event('error'));
  await expect(refused).rejects.toThrow('No fue posible descargar');
  const again = loadContainer(NAME, remote, scope);
  expect(attributes()).toEqual([['sha384-x', 'anonymous']]);
  finishScript({ init: () => undefined, get });
  await again;
});

test('C-04 rejects when a script does not load, and the next call bypasses the cache', async () => {
  const failing = loadContainer(NAME, { entry: '/down.js' }, scope);
  findScripts()[0]?.dispatchEvent(new Event('error'));
  await expect(failing).rejects.toThrow('No fue posible descargar /down.js.');
  const again = loadContainer(NAME, { entry: '/down.js' }, scope);
  finishScript({ init: () => undefined, get });
  await expect(again).resolves.toBeDefined();
});

test.each([
  ['no global variable', undefined],
  ['an invalid container', { init: 'x' }],
  ['an incomplete container', { get }],
])('C-04 rejects a script that leaves %s, even after an earlier valid one', async (_, left) => {
  Reflect.set(globalThis, NAME, { init: () => undefined, get });
  const loading = loadContainer(NAME, { entry: '/odd.js' }, scope);
  if (left) finishScript(left);
  else findScripts()[0]?.dispatchEvent(new Event('load'));
  await expect(loading).rejects.toThrow('/odd.js no trae la sección mfe_test.');
});

test('C-04 rejects when a container refuses the share scope', async () => {
  const loading = loadContainer(NAME, { entry: '/refuses.js' }, scope);
  finishScript({ init: () => Promise.reject(new Error('too new')), get });
  await expect(loading).rejects.toThrow('too new');
});
