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
])('R-10 after %i earlier failures, with random %d, retries in %i ms', (failures, random, expected) => {
  expect(getBackoffDelay(failures, random)).toBe(expected);
});

test('R-10 ends a wait when the network is back or the signal aborts', async () => {
  const { signal } = new AbortController();
  const waitingForNetwork = waitForRetry(3_600_000, signal);
  window.dispatchEvent(new Event('online'));
  await waitingForNetwork;
  const controller = new AbortController();
  const waitingForAbort = waitForRetry(3_600_000, controller.signal);
  controller.abort();
  await waitingForAbort;
  await waitForRetry(3_600_000, controller.signal);
});

const connectionError = new ApiError('No hay conexión.', 0, 'RED');

/** Runs a sequence of connections with these outcomes. @returns the delays between them, in ms */
async function collectDelays(...outcomes: readonly ('lost' | 'event' | 'refused')[]): Promise<number[]> {
  const controller = new AbortController();
  const delays: number[] = [];
  let next = 0;
  const read: ReadConnection = async (_, onEvent) => {
    const outcome = outcomes[next++];
    if (outcome === 'refused') throw new ApiError('Sesión inválida.', 401, 'SESION_INVALIDA');
    if (outcome === 'event') onEvent();
    if (outcome === undefined) controller.abort();
    if (outcome === 'lost') throw connectionError;
  };
  const wait = async (ms: number): Promise<void> => void delays.push(ms);
  await readWithReconnect(read, controller.signal, { wait, random: () => 1 });
  return delays;
}

test('R-10 reopens a lost connection with a growing delay until an event arrives', async () => {
  expect(await collectDelays('lost', 'lost', 'lost', 'event', 'lost')).toEqual([1000, 2000, 4000, 1000, 2000]);
});

test('R-10 does not reconnect after a refusal', async () => {
  expect(await collectDelays('event', 'refused')).toEqual([1000]);
});
