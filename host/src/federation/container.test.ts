import type { ShareScope } from '@surco/shared/federation/protocol';
import { loadContainer } from './container';

const NAME = 'mfe_test';
const scope: ShareScope = {};
const get = async () => () => ({ pages: {} });

beforeEach(() => {
  globalThis.fetch = jest.fn(() => Promise.reject(new TypeError('no network')));
});

const scripts = (): HTMLScriptElement[] => [...document.head.querySelectorAll('script')];

/** What the browser does when the script has come: it runs, then says so. */
function arrive(container: unknown): void {
  Reflect.set(globalThis, NAME, container);
  scripts().at(-1)?.dispatchEvent(new Event('load'));
}

test('C-07 a container that nobody compiled in is fetched by its address and handed what is shared', async () => {
  const init = jest.fn();
  const loading = loadContainer(NAME, '/remotes/mfe-test/entry.js', scope);
  expect(scripts().map((script) => script.getAttribute('src'))).toEqual(['/remotes/mfe-test/entry.js']);
  const container = { init, get };
  arrive(container);
  expect(await loading).toBe(container);
  expect(init).toHaveBeenCalledWith(scope);
  expect(scripts()).toEqual([]);
});

test('C-04 a script that does not come is told, and asked for anew the next time', async () => {
  const failing = loadContainer(NAME, '/down.js', scope);
  scripts()[0]?.dispatchEvent(new Event('error'));
  await expect(failing).rejects.toThrow('No fue posible descargar /down.js.');
  const again = loadContainer(NAME, '/down.js', scope);
  arrive({ init: () => undefined, get });
  await expect(again).resolves.toBeDefined();
});

test.each([
  ['nothing', undefined],
  ['no container', { init: 'x' }],
  ['half of one', { get }],
])('C-04 a script that leaves %s behind is no section, whatever an earlier one left', async (_, left) => {
  Reflect.set(globalThis, NAME, { init: () => undefined, get });
  const loading = loadContainer(NAME, '/odd.js', scope);
  if (left) arrive(left);
  else scripts()[0]?.dispatchEvent(new Event('load'));
  await expect(loading).rejects.toThrow('/odd.js no trae la sección mfe_test.');
});

test('C-04 a container that refuses what is shared fails alone', async () => {
  const loading = loadContainer(NAME, '/refuses.js', scope);
  arrive({ init: () => Promise.reject(new Error('too new')), get });
  await expect(loading).rejects.toThrow('too new');
});
