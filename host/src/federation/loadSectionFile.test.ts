import type { LoadFile } from '@surco/shared/federation/runtime';
import { createRemote } from '../testing/createRemote';
import { rememberHashes } from './fileHashes';
import { loadSectionFile } from './loadSectionFile';

const HASH = `sha384-${'1'.repeat(64)}`;
const requested: string[] = [];
const done = jest.fn();

/** Webpack's function: it takes the script of the page that has this URL. */
const load: LoadFile = (address) => {
  const [script] = [...document.scripts].filter((found) => found.getAttribute('src') === address);
  requested.push(`${address} ${script?.integrity} ${script?.crossOrigin}`);
  script?.remove();
};

beforeEach(() => {
  requested.length = 0;
  done.mockReset();
  document.head.innerHTML = '';
  document.documentElement.removeAttribute('data-surco-retried');
  globalThis.fetch = jest.fn(() => Promise.reject(new TypeError('no network')));
});

test('C-07 a file whose preload names a hash is requested with it, also when it is requested again', () => {
  document.head.innerHTML =
    '<link as="script" href="/five.js" integrity="sha384-x" crossorigin><link as="script" href="/six.js">';
  for (const file of ['five', 'six', 'five']) void loadSectionFile(load, `http://localhost/${file}.js`, done);
  expect(requested).toEqual([
    'http://localhost/five.js sha384-x anonymous',
    'http://localhost/six.js undefined undefined',
    'http://localhost/five.js?retry=2 sha384-x anonymous',
  ]);
});

test('C-07 a file that a published section opens later is requested with its hash', async () => {
  rememberHashes(createRemote({ entry: '/remotes/mfe-f/1.0.0-a/entry.js', filesIntegrity: HASH }));
  globalThis.fetch = jest.fn(() => Promise.resolve({ json: async () => ({ 'later.js': HASH }) } as Response));
  await loadSectionFile(load, 'http://localhost/remotes/mfe-f/1.0.0-a/later.js', done);
  expect(requested).toEqual([`http://localhost/remotes/mfe-f/1.0.0-a/later.js ${HASH} anonymous`]);
});

test('C-04 C-07 no file of a published section is requested while its hash cannot be read', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  rememberHashes(createRemote({ entry: '/remotes/mfe-g/1.0.0-a/entry.js', filesIntegrity: HASH }));
  const address = 'http://localhost/remotes/mfe-g/1.0.0-a/later.js';
  await loadSectionFile(load, address, done);
  expect(requested).toEqual([]);
  expect(done).toHaveBeenCalledWith({ type: 'error', target: { src: address } });
  expect(error).toHaveBeenCalledWith(new TypeError('no network'));
});
