import { mkdtemp, readdir, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeStaleFiles } from './removeStaleFiles';

const DAY = 24 * 60 * 60 * 1000;

async function createFolder(...names: string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'surco-old-'));
  for (const name of names) await writeFile(join(folder, name), '');
  return folder;
}
const listFiles = async (folder: string): Promise<string[]> =>
  (await readdir(folder)).filter((name) => !name.startsWith('.')).toSorted();

const OLD = 'main.aaaaaaaaaa.js';
const NEW = 'main.bbbbbbbbbb.js';

test('C-07 removes a file, its map and their copies two weeks after the first build without it, whatever its age', async () => {
  const files = ['index.html', OLD, `${OLD}.br`, `${OLD}.map`, `${OLD}.map.gz`, NEW, `${NEW}.gz`];
  const folder = await createFolder(...files);
  const [deployedAt, builtAt] = [Date.now(), new Date(Date.now() - 300 * DAY)];
  for (const name of [OLD, `${OLD}.br`, NEW]) await utimes(join(folder, name), builtAt, builtAt);
  await removeStaleFiles(folder, [NEW], deployedAt);
  await removeStaleFiles(folder, [NEW], deployedAt + 13 * DAY);
  expect(await listFiles(folder)).toEqual(files);
  await removeStaleFiles(folder, [NEW], deployedAt + 15 * DAY);
  expect(await listFiles(folder)).toEqual(['index.html', NEW, `${NEW}.gz`]);
});

test('C-07 restarts the two weeks for a file that a later build uses again', async () => {
  const folder = await createFolder(OLD, NEW);
  const deployedAt = Date.now();
  await removeStaleFiles(folder, [NEW], deployedAt);
  await removeStaleFiles(folder, [OLD], deployedAt + 10 * DAY);
  await removeStaleFiles(folder, [NEW], deployedAt + 20 * DAY);
  expect(await listFiles(folder)).toEqual([OLD, NEW]);
});

test('C-07 removes nothing when its record cannot be read', async () => {
  const folder = await createFolder(OLD, NEW);
  await writeFile(join(folder, '.stale-since.json'), '{');
  await removeStaleFiles(folder, [NEW]);
  expect(await listFiles(folder)).toEqual([OLD, NEW]);
});
