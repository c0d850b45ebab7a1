/** @jest-environment node */
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { published } from './releases';
import { changeReleases, latestRevision, readRevision } from './releaseStore';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'surco-releases-'));
});
afterEach(() => rm(folder, { recursive: true }));

const release = (name: string, version: string) =>
  changeReleases(folder, ({ remotes }) => ({ ...remotes, [name]: published(remotes[name], version, {}) }));

const newest = async () => readRevision(folder, await latestRevision(folder));

test('C-07 before the first publication nothing is live, and nothing need be there', async () => {
  expect((await newest()).remotes).toEqual({});
});

test('C-07 documents that cannot be listed are not taken for none', async () => {
  await writeFile(join(folder, '_releases'), '');
  await expect(latestRevision(folder)).rejects.toMatchObject({ code: 'ENOTDIR' });
});

test('C-07 twenty publishers at once lose no entry', async () => {
  const names = Array.from({ length: 20 }, (_, n) => `mfe-${n}`);
  await Promise.all(names.map((name) => release(name, '1.0.0-a')));
  expect(Object.keys((await newest()).remotes).toSorted()).toEqual(names.toSorted());
  expect(await latestRevision(folder)).toBe(20);
});

test('C-07 a change of nothing writes nothing', async () => {
  await release('mfe-x', '1.0.0-a');
  expect(await changeReleases(folder, () => null)).toBeNull();
  expect(await latestRevision(folder)).toBe(1);
});

test('C-07 what a writer that died left behind is no document', async () => {
  await release('mfe-x', '1.0.0-a');
  await writeFile(join(folder, '_releases', '.half.json'), '{"format":1,');
  await release('mfe-y', '1.0.0-b');
  expect(Object.keys((await newest()).remotes)).toEqual(['mfe-x', 'mfe-y']);
});

test('C-07 old documents go, the newest two hundred stay', async () => {
  await mkdir(join(folder, '_releases'));
  for (let n = 1; n <= 230; n += 1) {
    const name = `${String(n).padStart(8, '0')}.json`;
    await writeFile(join(folder, '_releases', name), JSON.stringify({ format: 1, at: '', remotes: {} }));
  }
  await release('mfe-x', '1.0.0-a');
  const names = (await readdir(join(folder, '_releases'))).toSorted();
  expect([names.length, names.at(-1)]).toEqual([202, '00000231.json']);
  expect((await newest()).remotes['mfe-x']?.live).toBe('1.0.0-a');
});
