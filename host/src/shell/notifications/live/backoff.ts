const FIRST = 1000;
const LONGEST = 60_000;

/**
 * How long to wait before coming back, in ms: twice as long after each failure, at most a minute; by chance between
 * half and whole of it, so that a server that has returned is not met by everybody at once.
 * @param chance from 0 to 1
 */
export const delayAfter = (failures: number, chance: number): number =>
  Math.min(LONGEST, FIRST * 2 ** failures) * (0.5 + chance / 2);

/** Waits so long, or until the network is back, or until it is over. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    window.addEventListener('online', end);
    signal.addEventListener('abort', end);
    if (signal.aborted) end();
  });
}
