import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { computeIntegrity, formatFileHashes, hashFiles } from '@surco/shared/federation/releases';
import { createBuiltSection, writeSectionBuild } from '../testing/sectionBuilds';
import { createLocalStore } from '../testing/localStore';
import { createFileVerifier } from './fileVerifier';

const entry = 'remoteEntry.0123456789.js';
const path = `/mfe-x/1.0.0-a/${entry}`;
const warn = jest.fn();
let folder: string;
let versionFolder: string;
let store: ReturnType<typeof createLocalStore>;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'surco-verifier-'));
  versionFolder = join(folder, 'mfe-x', '1.0.0-a');
  store = createLocalStore(folder);
  warn.mockReset();
});
afterEach(() => rmSync(folder, { recursive: true }));

async function publish({ hasHashes = true } = {}): Promise<void> {
  const remote = createBuiltSection('mfe-x', '1.0.0-a');
  writeSectionBuild(versionFolder, remote);
  const text = formatFileHashes(await hashFiles(versionFolder, ['manifest.json', ...remote.assets]));
  writeFileSync(join(versionFolder, 'integrity.json'), text);
  store.release('mfe-x', '1.0.0-a', hasHashes ? computeIntegrity(text) : undefined);
}

test('C-07 accepts the files of a published version, and files that are missing', async () => {
  await publish();
  const verify = createFileVerifier(store, warn);
  writeFileSync(join(versionFolder, `${entry}.br`), brotliCompressSync(`// mfe-x 1.0.0-a`));
  writeFileSync(join(versionFolder, `${entry}.gz`), gzipSync(`// mfe-x 1.0.0-a`));
  const others = ['/mfe-x/1.0.0-a/manifest.json', '/mfe-x/1.0.0-a/none.js', '/mfe-x/list.js'];
  for (const file of [path, `${path}.br`, `${path}.gz`, ...others])
    expect([file, await verify(file)]).toEqual([file, true]);
  expect(warn).not.toHaveBeenCalled();
});

test('C-07 rejects a changed file, also after it was served, and logs it once', async () => {
  await publish();
  const verify = createFileVerifier(store, warn);
  expect(await verify(path)).toBe(true);
  writeFileSync(join(versionFolder, entry), '// mfe-x 1.0.0-b');
  expect([await verify(path), await verify(path), await verify(`//mfe-x//1.0.0-a/./${entry}`)]).toEqual([
    false,
    false,
    false,
  ]);
  expect(warn).toHaveBeenCalledTimes(1);
  expect(await verify('/mfe-x/1.0.0-a/list.0123456789.js')).toBe(true);
});

test.each([
  ['.br', 'other content', brotliCompressSync('alert(1)')],
  ['.br', 'no compressed data', Buffer.from('alert(1)')],
  ['.gz', 'other content', gzipSync('alert(1)')],
  ['.gz', 'no compressed data', Buffer.from('alert(1)')],
])('C-07 rejects a file whose copy %s has %s', async (extension, _, content) => {
  await publish();
  writeFileSync(join(versionFolder, `${entry}${extension}`), content);
  expect(await createFileVerifier(store, warn)(path)).toBe(false);
});

test('C-07 rejects a file that was added, and every file when the hashes were changed', async () => {
  await publish();
  writeFileSync(join(versionFolder, 'added.0123456789.js'), '');
  expect(await createFileVerifier(store, warn)('/mfe-x/1.0.0-a/added.0123456789.js')).toBe(false);
  const all = formatFileHashes(await hashFiles(versionFolder, ['added.0123456789.js', entry]));
  writeFileSync(join(versionFolder, 'integrity.json'), all);
  const verify = createFileVerifier(store, warn);
  expect([await verify('/mfe-x/1.0.0-a/added.0123456789.js'), await verify(path)]).toEqual([false, false]);
});

test('C-07 accepts a version that was published without hashes', async () => {
  await publish({ hasHashes: false });
  writeFileSync(join(versionFolder, entry), 'anything');
  expect(await createFileVerifier(store, warn)(path)).toBe(true);
});
