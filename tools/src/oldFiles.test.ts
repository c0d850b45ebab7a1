import { mkdtemp, readdir, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { forgetOldFiles } from './oldFiles';

const DAY = 24 * 60 * 60 * 1000;

async function folderOf(...names: string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'surco-old-'));
  for (const name of names) await writeFile(join(folder, name), '');
  return folder;
}
const scripts = async (folder: string): Promise<string[]> =>
  (await readdir(folder)).filter((name) => !name.startsWith('.')).toSorted();

const OLD = 'main.aaaaaaaaaa.js';
const NEW = 'main.bbbbbbbbbb.js';

test('C-07 a file stays two weeks after the build that left it out, however long ago it was built', async () => {
  const folder = await folderOf(OLD, `${OLD}.br`, NEW, 'index.html');
  const [deploy, longAgo] = [Date.now(), new Date(Date.now() - 300 * DAY)];
  for (const name of [OLD, `${OLD}.br`, NEW]) await utimes(join(folder, name), longAgo, longAgo);
  await forgetOldFiles(folder, [NEW], deploy);
  await forgetOldFiles(folder, [NEW], deploy + 13 * DAY);
  expect(await scripts(folder)).toEqual(['index.html', OLD, `${OLD}.br`, NEW]);
  await forgetOldFiles(folder, [NEW], deploy + 15 * DAY);
  expect(await scripts(folder)).toEqual(['index.html', NEW]);
});

test('C-07 a file that a later build uses again counts from when it is left out again', async () => {
  const folder = await folderOf(OLD, NEW);
  const deploy = Date.now();
  await forgetOldFiles(folder, [NEW], deploy);
  await forgetOldFiles(folder, [OLD], deploy + 10 * DAY);
  await forgetOldFiles(folder, [NEW], deploy + 20 * DAY);
  expect(await scripts(folder)).toEqual([OLD, NEW]);
});

test('C-07 a note that cannot be read costs no file', async () => {
  const folder = await folderOf(OLD, NEW);
  await writeFile(join(folder, '.left.json'), '{');
  await forgetOldFiles(folder, [NEW]);
  expect(await scripts(folder)).toEqual([OLD, NEW]);
});
