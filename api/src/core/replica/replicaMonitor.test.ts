import { createReplicaMonitor, maxLagMs } from './replicaMonitor';

let time = 0;
let written = 0;
let replayed: number | null = 0;
let hasFailed = false;
let checkCount = 0;
const warn = jest.fn();

const createMonitor = () =>
  createReplicaMonitor(
    {
      readWritten: async () => written,
      readReplayed: async () => {
        checkCount += 1;
        if (hasFailed) throw new Error('no replica');
        return replayed;
      },
      log: { warn },
    },
    () => time,
  );

const settle = () => new Promise((done) => setImmediate(done));

/** Asks at this time, and again once the check that the question caused is over. */
async function ask(monitor: ReturnType<typeof createMonitor>, position = 0): Promise<boolean> {
  monitor.hasReached(position);
  await settle();
  return monitor.hasReached(position);
}

beforeEach(() => {
  warn.mockClear();
  [time, written, replayed, hasFailed, checkCount] = [100_000, 1_000, 1_000, false, 0];
});

test('the replica is used once it has been checked, up to the position that it has replayed', async () => {
  const monitor = createMonitor();
  expect(monitor.hasReached(0)).toBe(false);
  await settle();
  expect([999, 1_000, 1_001].map((position) => monitor.hasReached(position))).toEqual([true, true, false]);
});

test('a replica that lacks data older than five seconds is not used until it has caught up', async () => {
  const monitor = createMonitor();
  expect(await ask(monitor)).toBe(true);
  written = 2_000;
  time += maxLagMs - 1_000;
  expect(await ask(monitor)).toBe(true);
  time += 1_000;
  expect(await ask(monitor)).toBe(false);
  replayed = 2_000;
  time += 500;
  expect(await ask(monitor)).toBe(true);
});

test('a replica whose primary writes nothing is used as soon as it has been checked again', async () => {
  const monitor = createMonitor();
  await ask(monitor);
  time += 60_000;
  expect(monitor.hasReached(0)).toBe(false);
  await settle();
  expect(monitor.hasReached(0)).toBe(true);
});

test.each([
  ['fails', () => (hasFailed = true)],
  ['is no replica any more', () => (replayed = null)],
])('a server that %s is left alone for five seconds', async (_what, breakIt) => {
  const monitor = createMonitor();
  await ask(monitor);
  breakIt();
  time += 500;
  expect(await ask(monitor)).toBe(false);
  [hasFailed, replayed, checkCount] = [false, 1_000, 0];
  time += 4_999;
  expect(await ask(monitor)).toBe(false);
  expect(checkCount).toBe(0);
  time += 1;
  expect(await ask(monitor)).toBe(true);
});

test('the log has the first failure of the replica, and that it is used again', async () => {
  const monitor = createMonitor();
  await ask(monitor);
  expect(warn).not.toHaveBeenCalled();
  hasFailed = true;
  for (const pause of [500, 5_000, 5_000]) {
    time += pause;
    await ask(monitor);
  }
  hasFailed = false;
  time += 5_000;
  await ask(monitor);
  time += 500;
  await ask(monitor);
  expect(warn.mock.calls).toEqual([
    [{ reason: { type: 'Error', message: 'no replica' } }, 'replica is not used'],
    ['replica is used again'],
  ]);
});
