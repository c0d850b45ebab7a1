/** Pauses in ms before the attempts after the first one. */
const PAUSES_MS = [300, 1500] as const;

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Loads code that many pages wait for: a failed attempt is repeated after a pause, at most twice.
 * @throws the error of the last attempt
 */
export async function loadWithBackoff<T>(load: () => Promise<T>): Promise<T> {
  for (const pause of PAUSES_MS) {
    try {
      return await load();
    } catch {
      await wait(pause);
    }
  }
  return load();
}
