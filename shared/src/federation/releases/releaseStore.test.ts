import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { applyPublication } from './releaseChanges';
import { updateReleases, readLatestRevision, readRevision } from './releaseStore';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'surco-releases-'));
});
afterEach(() => rm(folder, { recursive: true }));

const publishRelease = (name: string, version: string) =>
  updateReleases(folder, ({ remotes }) => ({ ...remotes, [name]: applyPublication(remotes[name], version, {}) }));

const readNewest = async () => readRevision(folder, await readLatestRevision(folder));

test('C-07 before the first publication, without a folder of documents, nothing is live', async () => {
  expect((await readNewest()).remotes).toEqual({});
});

test('C-07 an unreadable folder is an error, not an empty history', async () => {
  await writeFile(join(folder, '_releases'), '');
  await expect(readLatestRevision(folder)).rejects.toMatchObject({ code: 'ENOTDIR' });
});

test('C-07 twenty simultaneous publications lose no entry', async () => {
  const names = Array.from({ length: 20 }, (_, n) => `mfe-${n}`);
  await Promise.all(names.map((name) => publishRelease(name, '1.0.0-a')));
  expect(Object.keys((await readNewest()).remotes).toSorted()).toEqual(names.toSorted());
  expect(await readLatestRevision(folder)).toBe(20);
});

test('C-07 no change writes no document', async () => {
  await publishRelease('mfe-x', '1.0.0-a');
  expect(await updateReleases(folder, () => null)).toBeNull();
  expect(await readLatestRevision(folder)).toBe(1);
});

test('C-07 ignores the unfinished file of a process that crashed', async () => {
  await publishRelease('mfe-x', '1.0.0-a');
  await writeFile(join(folder, '_releases', '.half.json'), '{"format":1,');
  await publishRelease('mfe-y', '1.0.0-b');
  expect(Object.keys((await readNewest()).remotes)).toEqual(['mfe-x', 'mfe-y']);
});

test('C-07 deletes old documents and keeps the newest two hundred', async () => {
  await mkdir(join(folder, '_releases'));
  for (let n = 1; n <= 230; n += 1) {
    const name = `${String(n).padStart(8, '0')}.json`;
    await writeFile(join(folder, '_releases', name), JSON.stringify({ format: 1, at: '', remotes: {} }));
  }
  await publishRelease('mfe-x', '1.0.0-a');
  const names = (await readdir(join(folder, '_releases'))).toSorted();
  expect([names.length, names.at(-1)]).toEqual([200, '00000231.json']);
  expect((await readNewest()).remotes['mfe-x']?.live).toBe('1.0.0-a');
});
