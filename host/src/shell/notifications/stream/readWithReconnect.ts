import { ApiError } from '@surco/shared/platform';
import { getBackoffDelay, waitForRetry } from './backoff';

/** Reads one connection until it ends; rejects when it breaks. It calls `onEvent` for each event. */
export type ReadConnection = (signal: AbortSignal, onEvent: () => void) => Promise<void>;

interface ReconnectOptions {
  wait?: (ms: number, signal: AbortSignal) => Promise<void>;
  random?: () => number;
}

/**
 * Whether the API refused the connection: the session has ended (401), which the API client reports (F-01), or the user
 * may not open the stream (403), e.g. before accepting the terms. Another attempt would be refused, too.
 */
const isRefused = (error: unknown): boolean => error instanceof ApiError && [401, 403].includes(error.status);

/** Reconnects after each end or failure, until `signal` aborts or the API refuses the connection. */
export async function readWithReconnect(
  read: ReadConnection,
  signal: AbortSignal,
  { wait = waitForRetry, random = Math.random }: ReconnectOptions = {},
): Promise<void> {
  let failures = 0;
  const resetFailures = (): void => {
    failures = 0;
  };
  while (!signal.aborted) {
    try {
      await read(signal, resetFailures);
    } catch (error) {
      if (isRefused(error)) return;
    }
    if (!signal.aborted) await wait(getBackoffDelay(failures, random()), signal);
    failures += 1;
  }
}
