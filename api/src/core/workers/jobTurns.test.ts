import { setImmediate } from 'node:timers/promises';
import { JobTurns } from './jobTurns';

function openTurns(maxRunning = 2) {
  const turns = new JobTurns(maxRunning);
  const started: string[] = [];
  const endings = new Map<string, () => void>();
  const add = (name: string, signal?: AbortSignal) =>
    turns.waitForTurn(name.slice(0, -1), signal).then((end) => {
      started.push(name);
      endings.set(name, end);
    });
  const end = async (name: string) => {
    endings.get(name)?.();
    await setImmediate();
  };
  return { turns, started, add, end };
}

test('a user runs one job at a time, even when a thread is free', async () => {
  const { started, add, end } = openTurns();
  for (const name of ['ana1', 'ana2', 'ana3']) void add(name);
  await setImmediate();
  expect(started).toEqual(['ana1']);
  void add('luis1');
  await setImmediate();
  expect(started).toEqual(['ana1', 'luis1']);
  await end('ana1');
  expect(started).toEqual(['ana1', 'luis1', 'ana2']);
});

test('users take turns: a user who comes later runs before the next job of one who had a turn', async () => {
  const { started, add, end } = openTurns();
  for (const name of ['ana1', 'ana2', 'ana3', 'luis1', 'luis2', 'eva1']) void add(name);
  await setImmediate();
  expect(started).toEqual(['ana1', 'luis1']);
  for (const name of ['ana1', 'eva1', 'luis1', 'ana2']) await end(name);
  expect(started).toEqual(['ana1', 'luis1', 'eva1', 'ana2', 'luis2', 'ana3']);
});

test('no more jobs run than there are threads', async () => {
  const { started, add } = openTurns();
  for (const name of ['ana1', 'luis1', 'eva1']) void add(name);
  await setImmediate();
  expect(started).toEqual(['ana1', 'luis1']);
});

test('a job whose signal is aborted leaves the queue', async () => {
  const { started, add, end } = openTurns(1);
  const cancel = new AbortController();
  void add('ana1');
  const cancelled = add('luis1', cancel.signal);
  void add('eva1');
  cancel.abort();
  await expect(cancelled).rejects.toMatchObject({ name: 'AbortError' });
  await expect(add('luis2', cancel.signal)).rejects.toMatchObject({ name: 'AbortError' });
  await end('ana1');
  expect(started).toEqual(['ana1', 'eva1']);
});

test('cancelling all jobs rejects those that wait', async () => {
  const { turns, add } = openTurns(1);
  void add('ana1');
  const waiting = [add('ana2'), add('luis1')];
  turns.cancelAll(new Error('stopped'));
  for (const job of waiting) await expect(job).rejects.toThrow('stopped');
});
