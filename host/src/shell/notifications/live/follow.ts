import { ApiError } from '@surco/shared/platform';
import { delayAfter, pause } from './backoff';

/** Reads one connection to its end; rejects when it breaks. `heard` says that it did bring something. */
export type ReadOne = (signal: AbortSignal, heard: () => void) => Promise<void>;

interface Ways {
  wait?: (ms: number, signal: AbortSignal) => Promise<void>;
  chance?: () => number;
}

/** Whoever is not let in need not come back: the session has ended, which the client tells in its own way (F-01). */
const isRefused = (error: unknown): boolean => error instanceof ApiError && [401, 403].includes(error.status);

/** Reads connection after connection until it is over. */
export async function follow(
  read: ReadOne,
  signal: AbortSignal,
  { wait = pause, chance = Math.random }: Ways = {},
): Promise<void> {
  let failures = 0;
  const heard = (): void => {
    failures = 0;
  };
  while (!signal.aborted) {
    try {
      await read(signal, heard);
    } catch (error) {
      if (isRefused(error)) return;
    }
    if (!signal.aborted) await wait(delayAfter(failures, chance()), signal);
    failures += 1;
  }
}
