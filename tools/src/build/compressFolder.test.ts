import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressFolder } from './compressFolder';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'surco-compress-'));
});

test('C-07 adds both compressed copies of each text file, also in folders', async () => {
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'assets', 'main.aaaaaaaaaa.js'), 'main()');
  await compressFolder(folder);
  const read = (extension: string) => readFile(join(folder, 'assets', `main.aaaaaaaaaa.js${extension}`));
  expect(brotliDecompressSync(await read('.br')).toString()).toBe('main()');
  expect(gunzipSync(await read('.gz')).toString()).toBe('main()');
});

test('C-07 leaves copies, images and hidden files alone', async () => {
  const files = ['main.js', 'main.js.br', 'main.js.gz', 'logo.png', '.stale-since.json'];
  for (const name of files) await writeFile(join(folder, name), name);
  await compressFolder(folder);
  expect((await readdir(folder)).toSorted()).toEqual(files.toSorted());
  expect(await readFile(join(folder, 'main.js.br'), 'utf8')).toBe('main.js.br');
});
