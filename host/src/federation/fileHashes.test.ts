import { createRemote } from '../testing/createRemote';
import { getFileHash, isPublishedWithHashes, readFileHash, rememberHashes } from './fileHashes';

const hash = (letter: string): string => `sha384-${letter.repeat(64)}`;
const respondWith = (document: unknown) => jest.fn(() => Promise.resolve({ json: async () => document } as Response));

/** A section of its own per test, published with hashes. */
const publish = (name: string) =>
  createRemote({
    name,
    entry: `/remotes/${name}/1.0.0-a/entry.js`,
    integrity: hash('e'),
    filesIntegrity: hash('f'),
  });

test('C-07 knows the hash of an entry from the registry, also for a retry', () => {
  rememberHashes(publish('mfe-a'));
  expect(getFileHash('/remotes/mfe-a/1.0.0-a/entry.js?retry=2')).toBe(hash('e'));
});

test('C-07 reads the hashes of other files once, with the hash of the document that names them', async () => {
  rememberHashes(publish('mfe-b'));
  globalThis.fetch = respondWith({ 'one.js': hash('1'), 'two.js': hash('2') });
  const folder = 'http://localhost/remotes/mfe-b/1.0.0-a';
  expect(isPublishedWithHashes(`${folder}/one.js`)).toBe(true);
  expect(getFileHash(`${folder}/one.js`)).toBeUndefined();
  expect(await Promise.all([readFileHash(`${folder}/one.js`), readFileHash(`${folder}/two.js`)])).toEqual([
    hash('1'),
    hash('2'),
  ]);
  expect(getFileHash(`${folder}/one.js`)).toBe(hash('1'));
  expect(jest.mocked(fetch).mock.calls.map(([address, init]) => [address, init?.integrity])).toEqual([
    [`${folder}/integrity.json`, hash('f')],
  ]);
});

test('C-04 C-07 rejects a file when its hash cannot be read, and reads it again past the cache', async () => {
  rememberHashes(publish('mfe-c'));
  globalThis.fetch = jest.fn(() => Promise.reject(new TypeError('changed')));
  await expect(readFileHash('/remotes/mfe-c/1.0.0-a/one.js')).rejects.toThrow('changed');
  globalThis.fetch = respondWith({ 'one.js': hash('1') });
  expect(await readFileHash('/remotes/mfe-c/1.0.0-a/one.js')).toBe(hash('1'));
  expect(fetch).toHaveBeenCalledWith(expect.any(String), expect.objectContaining({ cache: 'reload' }));
});

test('C-07 rejects a file that was not published', async () => {
  rememberHashes(publish('mfe-d'));
  globalThis.fetch = respondWith({ 'one.js': hash('1') });
  await expect(readFileHash('/remotes/mfe-d/1.0.0-a/added.js')).rejects.toThrow('is not one of the published files');
});

test('knows no hash of a section that comes with the server', () => {
  rememberHashes(createRemote({ entry: '/remotes/mfe-e/entry.js' }));
  expect([isPublishedWithHashes('/remotes/mfe-e/one.js'), getFileHash('/remotes/mfe-e/entry.js')]).toEqual([
    false,
    undefined,
  ]);
});
