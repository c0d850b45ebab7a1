import { withTimeout } from './http/withTimeout';

/**
 * Waits until something ends or fails, but no longer than `ms`: what a shutdown waits for must not delay the end of the
 * process.
 */
export const waitAtMost = (ms: number, work: Promise<unknown>): Promise<void> =>
  withTimeout(ms, work).then(
    () => undefined,
    () => undefined,
  );
