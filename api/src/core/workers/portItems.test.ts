import { MessageChannel } from 'node:worker_threads';
import { receiveItems, sendItems } from './portItems';

/** Counts how far it was read and whether it was ended. */
function createSource(count: number) {
  const state = { produced: 0, isEnded: false };
  async function* produce() {
    try {
      while (state.produced < count) yield (state.produced += 1);
    } finally {
      state.isEnded = true;
    }
  }
  return { state, items: produce() };
}

test('sends every item in order', async () => {
  const { port1, port2 } = new MessageChannel();
  const sent = sendItems(port1, createSource(4).items);
  const received: number[] = [];
  for await (const item of receiveItems<number>(port2)) received.push(item);
  await sent;
  expect(received).toEqual([1, 2, 3, 4]);
});

test('produces at most one item ahead of the receiver', async () => {
  const { port1, port2 } = new MessageChannel();
  const { state, items } = createSource(50);
  const sent = sendItems(port1, items);
  for await (const item of receiveItems<number>(port2)) expect(state.produced - item).toBeLessThanOrEqual(1);
  await sent;
});

test('ends the source when the receiver leaves', async () => {
  const { port1, port2 } = new MessageChannel();
  const { state, items } = createSource(50);
  const sent = sendItems(port1, items);
  for await (const item of receiveItems<number>(port2)) if (item === 2) break;
  await sent;
  expect(state.isEnded).toBe(true);
  expect(state.produced).toBeLessThan(5);
});

test('rejects on both sides when the source fails', async () => {
  const { port1, port2 } = new MessageChannel();
  const failing = { next: () => Promise.reject(new Error('No connection.')) };
  const sent = sendItems(port1, failing);
  const received = receiveItems<number>(port2).next();
  await expect(sent).rejects.toThrow('No connection.');
  await expect(received).rejects.toThrow('The sending thread has ended.');
});
