import { mkdtemp, writeFile } from 'node:fs/promises';
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
