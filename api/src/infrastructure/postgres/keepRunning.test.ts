import { spawn, type ChildProcess } from 'node:child_process';
import { keepRunning, type RestartPolicy } from './keepRunning';

const startAndExit = (): ChildProcess => spawn(process.execPath, ['--version'], { stdio: 'ignore' });

/** Supervises processes that end at once. @returns how many restarts there were before the supervisor gave up */
async function countRestarts(policy: RestartPolicy, failUntil: number): Promise<{ restarts: number; error: Error }> {
  let restarts = 0;
  return new Promise((resolve) => {
    keepRunning(startAndExit(), {
      policy,
      restart: async () => {
        restarts += 1;
        if (restarts <= failUntil) throw new Error('No space left on device');
        return startAndExit();
      },
      onGiveUp: (error) => resolve({ restarts, error }),
    });
  });
}

test('gives up after as many failed restarts as the policy has pauses', async () => {
  const { restarts, error } = await countRestarts({ pausesMs: [0, 1, 1], healthyAfterMs: 60_000 }, Infinity);
  expect([restarts, error.message]).toEqual([3, 'No space left on device']);
});

test('a server that exits soon after each restart counts as failing', async () => {
  const { restarts, error } = await countRestarts({ pausesMs: [0, 1], healthyAfterMs: 60_000 }, 0);
  expect([restarts, error.message]).toEqual([2, 'It ends soon after each start.']);
});

test('a healthy period resets the count', async () => {
  let restarts = 0;
  const reached = new Promise<void>((resolve) => {
    const supervisor = keepRunning(startAndExit(), {
      policy: { pausesMs: [0], healthyAfterMs: 0 },
      restart: async () => {
        restarts += 1;
        if (restarts === 4) void supervisor.release().then(() => resolve());
        return startAndExit();
      },
      onGiveUp: () => resolve(),
    });
  });
  await reached;
  expect(restarts).toBe(4);
});
