import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withFileLock } from './withFileLock';

const createLockPath = async (): Promise<string> => join(await mkdtemp(join(tmpdir(), 'surco-lock-')), 'build.lock');

test('runs two pieces of work one after the other', async () => {
  const file = await createLockPath();
  const order: string[] = [];
  const work = (name: string) => async () => {
    order.push(`${name} begins`);
    await new Promise((resolve) => setImmediate(resolve));
    order.push(`${name} ends`);
  };
  await Promise.all([withFileLock(file, work('a')), withFileLock(file, work('b'))]);
  expect(order.map((step) => step.split(' ')[1])).toEqual(['begins', 'ends', 'begins', 'ends']);
});

test('ignores the lock of a dead process and releases the lock when the work fails', async () => {
  const file = await createLockPath();
  await writeFile(file, '999999999');
  await expect(withFileLock(file, async () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await expect(withFileLock(file, async () => 'done')).resolves.toBe('done');
});

test('ignores the lock of an earlier process with the same id, as after a container restart', async () => {
  const file = await createLockPath();
  await writeFile(file, String(process.pid));
  await expect(withFileLock(file, async () => 'done')).resolves.toBe('done');
});

test('throws at once when the lock file cannot be written or read', async () => {
  const file = await createLockPath();
  await writeFile(join(file, '..', 'file'), '');
  await expect(withFileLock(join(file, '..', 'file', 'build.lock'), async () => 'done')).rejects.toThrow('EEXIST');
  const folder = join(file, '..', 'folder');
  await mkdir(folder);
  await expect(withFileLock(folder, async () => 'done', AbortSignal.timeout(60_000))).rejects.toThrow('EISDIR');
});
