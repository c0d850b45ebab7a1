import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withLock } from './lock';

const lockFile = async (): Promise<string> => join(await mkdtemp(join(tmpdir(), 'surco-lock-')), 'build.lock');

test('two who want the same work do it one after the other', async () => {
  const file = await lockFile();
  const order: string[] = [];
  const work = (name: string) => async () => {
    order.push(`${name} begins`);
    await new Promise((resolve) => setImmediate(resolve));
    order.push(`${name} ends`);
  };
  await Promise.all([withLock(file, work('a')), withLock(file, work('b'))]);
  expect(order.map((step) => step.split(' ')[1])).toEqual(['begins', 'ends', 'begins', 'ends']);
});

test('a lock whose holder died, or whose work failed, holds nobody up', async () => {
  const file = await lockFile();
  await writeFile(file, '999999999');
  await expect(withLock(file, async () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await expect(withLock(file, async () => 'done')).resolves.toBe('done');
});

test('a lock left by an earlier process of the same number, as in a container that starts again, holds nobody up', async () => {
  const file = await lockFile();
  await writeFile(file, String(process.pid));
  await expect(withLock(file, async () => 'done')).resolves.toBe('done');
});

test('a lock that cannot be taken for another reason is told, not waited for', async () => {
  const file = await lockFile();
  await writeFile(join(file, '..', 'file'), '');
  await expect(withLock(join(file, '..', 'file', 'build.lock'), async () => 'done')).rejects.toThrow('EEXIST');
  const isFolder = join(file, '..', 'folder');
  await mkdir(isFolder);
  await expect(withLock(isFolder, async () => 'done', AbortSignal.timeout(60_000))).rejects.toThrow('EISDIR');
});
