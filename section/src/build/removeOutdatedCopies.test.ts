import { mkdtemp, readdir, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeOutdatedCopies } from './removeOutdatedCopies';

test('C-07 removes the compressed copies of a file that was written after them, and no others', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'surco-copies-'));
  const write = async (name: string, seconds: number): Promise<void> => {
    await writeFile(join(folder, name), '');
    await utimes(join(folder, name), seconds, seconds);
  };
  for (const name of ['sw.js.br', 'sw.js.gz', 'main.aaaaaaaaaa.js', 'removed.js.br']) await write(name, 1_000);
  for (const name of ['sw.js', 'main.aaaaaaaaaa.js.br']) await write(name, 2_000);
  await removeOutdatedCopies(folder);
  expect((await readdir(folder)).toSorted()).toEqual(
    ['main.aaaaaaaaaa.js', 'main.aaaaaaaaaa.js.br', 'removed.js.br', 'sw.js'].toSorted(),
  );
});
