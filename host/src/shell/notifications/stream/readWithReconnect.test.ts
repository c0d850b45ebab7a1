import { ApiError } from '@surco/shared/platform';
import { getBackoffDelay, waitForRetry } from './backoff';
import { readWithReconnect, type ReadConnection } from './readWithReconnect';

test.each([
  [0, 0, 500],
  [0, 1, 1000],
  [1, 1, 2000],
  [3, 0.5, 6000],
  [6, 1, 60_000],
  [60, 0, 30_000],
])('R-10 after %i failures, with random %d, retries in %i ms', (failures, chance, expected) => {
  expect(getBackoffDelay(failures, chance)).toBe(expected);
});

test('R-10 ends a wait when the network is back or the signal aborts', async () => {
  const { signal } = new AbortController();
  const waiting = waitForRetry(3_600_000, signal);
  window.dispatchEvent(new Event('online'));
  await waiting;
  const over = new AbortController();
  const other = waitForRetry(3_600_000, over.signal);
  over.abort();
  await other;
  await waitForRetry(3_600_000, over.signal);
});

const connectionError = new ApiError('No hay conexión.', 0, 'RED');

/** Runs a sequence of connections with these outcomes. @returns the delays between them, in ms */
async function collectWaits(...connections: readonly ('lost' | 'brings' | 'refused')[]): Promise<number[]> {
  const over = new AbortController();
  const seen: number[] = [];
  let next = 0;
  const read: ReadConnection = async (_, onEvent) => {
    const how = connections[next++];
    if (how === 'refused') throw new ApiError('Sesión inválida.', 401, 'SESION_INVALIDA');
    if (how === 'brings') onEvent();
    if (how === undefined) over.abort();
    if (how === 'lost') throw connectionError;
  };
  const wait = async (ms: number): Promise<void> => void seen.push(ms);
  await readWithReconnect(read, over.signal, { wait, random: () => 1 });
  return seen;
}

test('R-10 reopens a lost connection with a growing delay until an event arrives', async () => {
  expect(await collectWaits('lost', 'lost', 'lost', 'brings', 'lost')).toEqual([1000, 2000, 4000, 1000, 2000]);
});

test('R-10 does not reconnect after a refusal', async () => {
  expect(await collectWaits('brings', 'refused')).toEqual([1000]);
});
