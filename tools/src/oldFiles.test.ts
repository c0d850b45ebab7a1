import { mkdtemp, readdir, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { forgetOldFiles } from './oldFiles';

const DAY = 24 * 60 * 60 * 1000;

test('a file of an earlier build stays for the tabs that know it, and goes after two weeks', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'surco-old-'));
  const now = Date.now();
  const ages = {
    'main.aaaaaaaaaa.js': 30,
    'main.bbbbbbbbbb.js': 1,
    'main.cccccccccc.js': 30,
    'main.cccccccccc.js.br': 30,
    'index.html': 30,
  };
  for (const [name, days] of Object.entries(ages)) {
    const file = join(folder, name);
    await writeFile(file, '');
    await utimes(file, new Date(now - days * DAY), new Date(now - days * DAY));
  }
  await forgetOldFiles(folder, ['main.cccccccccc.js'], now);
  expect((await readdir(folder)).toSorted()).toEqual([
    'index.html',
    'main.bbbbbbbbbb.js',
    'main.cccccccccc.js',
    'main.cccccccccc.js.br',
  ]);
});
