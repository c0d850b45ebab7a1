import { ApiError } from '@surco/shared/platform';
import { delayAfter, pause } from './backoff';
import { follow, type ReadOne } from './follow';

test.each([
  [0, 0, 500],
  [0, 1, 1000],
  [1, 1, 2000],
  [3, 0.5, 6000],
  [6, 1, 60_000],
  [60, 0, 30_000],
])('R-10 after %i failures, by chance %d, one comes back in %i ms', (failures, chance, expected) => {
  expect(delayAfter(failures, chance)).toBe(expected);
});

test('R-10 a wait ends at once when the network is back or when it is over', async () => {
  const { signal } = new AbortController();
  const waiting = pause(3_600_000, signal);
  window.dispatchEvent(new Event('online'));
  await waiting;
  const over = new AbortController();
  const other = pause(3_600_000, over.signal);
  over.abort();
  await other;
  await pause(3_600_000, over.signal);
});

const lost = new ApiError('No hay conexión.', 0, 'RED');

/** Follows connections that go like this, one after another, and gives the waits between them. */
async function waits(...connections: readonly ('lost' | 'brings' | 'refused')[]): Promise<number[]> {
  const over = new AbortController();
  const seen: number[] = [];
  let next = 0;
  const read: ReadOne = async (_, heard) => {
    const how = connections[next++];
    if (how === 'refused') throw new ApiError('Sesión inválida.', 401, 'SESION_INVALIDA');
    if (how === 'brings') heard();
    if (how === undefined) over.abort();
    if (how === 'lost') throw lost;
  };
  const wait = async (ms: number): Promise<void> => void seen.push(ms);
  await follow(read, over.signal, { wait, chance: () => 1 });
  return seen;
}

test('R-10 a lost connection is opened again, ever later, until it brings something', async () => {
  expect(await waits('lost', 'lost', 'lost', 'brings', 'lost')).toEqual([1000, 2000, 4000, 1000, 2000]);
});

test('R-10 who is not let in does not come back', async () => {
  expect(await waits('brings', 'refused')).toEqual([1000]);
});
