import type { SampleInput } from '../../testing/workers/sampleTask';
import { WorkerPool, type WorkerPoolOptions } from './workerPool';

// The first job of a thread waits for the compilation of its sources.
jest.setTimeout(120_000);

const pools: WorkerPool<SampleInput, string>[] = [];
afterEach(async () => void (await Promise.all(pools.splice(0).map((pool) => pool.stop()))));

function openPool(options: Partial<WorkerPoolOptions> = {}) {
  const task = new URL('../../testing/workers/sampleTask.ts', import.meta.url);
  const limits = { timeoutMs: 60_000, memoryMb: 64, maxThreads: 1, perUser: 10, total: 20 };
  const pool = new WorkerPool<SampleInput, string>({ task, ...limits, ...options });
  pools.push(pool);
  const run = (input: SampleInput, userId = 'ana') => pool.run(input, { userId });
  const echo = (value: string, userId?: string) => run({ kind: 'echo', value }, userId);
  return { pool, run, echo };
}

test('ends only the job that exceeds its time and runs the queued jobs on a new thread', async () => {
  const { run, echo } = openPool({ timeoutMs: 300 });
  const jobs = [run({ kind: 'block', ms: 120_000 }), echo('a'), echo('b', 'luis')];
  expect(await Promise.allSettled(jobs)).toMatchObject([
    { status: 'rejected', reason: { name: 'WorkerJobError', reason: 'timeout' } },
    { value: 'a' },
    { value: 'b' },
  ]);
});

test('counts the time of a job from its own start, without the wait in the queue', async () => {
  const { run } = openPool({ timeoutMs: 2_000 });
  const jobs = [1, 2, 3].map(() => run({ kind: 'block', ms: 900 }));
  expect(await Promise.all(jobs)).toEqual(['done', 'done', 'done']);
});

test('ends only the job that exceeds its memory', async () => {
  const { run, echo } = openPool({ memoryMb: 32 });
  const jobs = [run({ kind: 'exhaust-memory' }), echo('a')];
  expect(await Promise.allSettled(jobs)).toMatchObject([{ reason: { reason: 'memory' } }, { value: 'a' }]);
});

test('rejects a job with the error of its task and goes on', async () => {
  const { run, echo } = openPool();
  await expect(run({ kind: 'fail', message: 'No paper.' })).rejects.toThrow('No paper.');
  expect(await echo('a')).toBe('a');
});

test('rejects a job beyond the limit of a user, and none of another user', async () => {
  const { run, echo } = openPool({ perUser: 2 });
  const running = [run({ kind: 'block', ms: 200 }), echo('a')];
  await expect(echo('b')).rejects.toMatchObject({ status: 429, code: 'DEMASIADOS_ARCHIVOS' });
  expect(await echo('c', 'luis')).toBe('c');
  await Promise.all(running);
  expect(await echo('d')).toBe('d');
});

test('a user with several jobs leaves a thread to other users', async () => {
  const { pool, echo } = openPool({ maxThreads: 2 });
  const cancel = new AbortController();
  let jobs: Promise<unknown> = Promise.resolve();
  await new Promise<void>((onStart) => {
    const job = { userId: 'ana', signal: cancel.signal, onStart };
    jobs = Promise.allSettled([1, 2, 3].map(() => pool.run({ kind: 'block', ms: 120_000 }, job)));
  });
  expect(await echo('a', 'luis')).toBe('a');
  cancel.abort();
  await jobs;
});

test('users take turns: one who comes later runs before the next job of one who had a turn', async () => {
  const { run, echo } = openPool();
  const ended: string[] = [];
  const add = (name: string, job: Promise<string>) => job.then(() => ended.push(name));
  await Promise.all([
    add('ana1', run({ kind: 'block', ms: 100 })),
    add('ana2', echo('a')),
    add('ana3', echo('a')),
    add('luis1', echo('a', 'luis')),
    add('luis2', echo('a', 'luis')),
    add('eva1', echo('a', 'eva')),
  ]);
  expect(ended).toEqual(['ana1', 'luis1', 'eva1', 'ana2', 'luis2', 'ana3']);
});

test('a job whose signal is aborted leaves the queue at once', async () => {
  const { pool, echo } = openPool({ perUser: 2 });
  const [running, waiting] = [new AbortController(), new AbortController()];
  const job = pool.run({ kind: 'block', ms: 120_000 }, { userId: 'ana', signal: running.signal });
  const onStart = jest.fn();
  for (let count = 0; count < 3; count += 1) {
    const queued = pool.run({ kind: 'echo', value: 'a' }, { userId: 'luis', signal: waiting.signal, onStart });
    waiting.abort();
    await expect(queued).rejects.toMatchObject({ name: 'AbortError' });
  }
  running.abort();
  await expect(job).rejects.toMatchObject({ name: 'AbortError' });
  expect(await echo('a', 'luis')).toBe('a');
  expect(onStart).not.toHaveBeenCalled();
});

test('rejects a job beyond the limit of all users', async () => {
  const { echo } = openPool({ total: 2 });
  const jobs = [echo('a'), echo('b', 'luis')];
  await expect(echo('c', 'eva')).rejects.toMatchObject({ status: 503, code: 'SERVICIO_OCUPADO', retryAfter: 15 });
  expect(await Promise.all(jobs)).toEqual(['a', 'b']);
});

test('ends the job whose signal is aborted and runs the queued ones', async () => {
  const { pool, echo } = openPool();
  const cancel = new AbortController();
  const cancelled = pool.run(
    { kind: 'block', ms: 120_000 },
    { userId: 'ana', signal: cancel.signal, onStart: () => cancel.abort() },
  );
  const queued = echo('a');
  await expect(cancelled).rejects.toMatchObject({ name: 'AbortError' });
  expect(await queued).toBe('a');
});

test('rejects running and waiting jobs when the pool is stopped, and starts again afterwards', async () => {
  const { pool, echo } = openPool();
  const stopped = pool.run({ kind: 'block', ms: 120_000 }, { userId: 'ana', onStart: () => void pool.stop() });
  const isStopped = { reason: { reason: 'stopped' } };
  const jobs = await Promise.allSettled([stopped, echo('a'), echo('a', 'luis')]);
  expect(jobs).toMatchObject([isStopped, isStopped, isStopped]);
  expect(await echo('a')).toBe('a');
});

test('rejects the job when its module cannot be loaded', async () => {
  const { echo } = openPool({ task: new URL('./missingTask.ts', import.meta.url) });
  await expect(echo('a')).rejects.toThrow('missingTask');
});

test('runs a job that comes shortly before the idle time ends', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] });
  try {
    const { echo } = openPool();
    await echo('a');
    jest.advanceTimersByTime(59_990);
    const last = echo('b');
    jest.advanceTimersByTime(20);
    expect(await last).toBe('b');
  } finally {
    jest.useRealTimers();
  }
});
