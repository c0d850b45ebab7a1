import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withBuildLock } from './buildLock';

const mockRoot = mkdtempSync(join(tmpdir(), 'surco-build-lock-'));
jest.mock('../packages', () => ({
  get ROOT() {
    return mockRoot;
  },
}));
afterAll(() => rmSync(mockRoot, { recursive: true }));

test('one build waits for another one', async () => {
  const order: string[] = [];
  await Promise.all(
    ['a', 'b'].map((name) =>
      withBuildLock(async () => {
        order.push(name);
        await new Promise(setImmediate);
        order.push(name);
      }),
    ),
  );
  expect(order[0]).toBe(order[1]);
  expect(order[2]).toBe(order[3]);
});

test('an aborted wait ends while the other build still runs', async () => {
  await withBuildLock(async () => {
    const work = jest.fn();
    const aborted = new AbortController();
    const waiting = withBuildLock(work, aborted.signal);
    aborted.abort();
    await expect(waiting).rejects.toThrow(/abort/i);
    expect(work).not.toHaveBeenCalled();
  });
});
