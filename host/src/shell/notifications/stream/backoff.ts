const INITIAL_DELAY_MS = 1000;
const MAX_DELAY_MS = 60_000;

/**
 * Exponential backoff with jitter: 1 s, doubled after each failure, at most 60 s, times a random factor from 0.5 to 1, so
 * that clients do not reconnect all at once.
 * @param failures how many connections have ended since the last event, without the one that has just ended
 * @param random from 0 to 1
 * @returns the delay in ms
 */
export const getBackoffDelay = (failures: number, random: number): number =>
  Math.min(MAX_DELAY_MS, INITIAL_DELAY_MS * 2 ** failures) * (0.5 + random / 2);

/** Resolves after `ms`, when the network is back, or when `signal` aborts. */
export function waitForRetry(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const finish = (): void => {
      clearTimeout(timer);
      window.removeEventListener('online', finish);
      signal.removeEventListener('abort', finish);
      resolve();
    };
    const timer = setTimeout(finish, ms);
    window.addEventListener('online', finish);
    signal.addEventListener('abort', finish);
    if (signal.aborted) finish();
  });
}
