import type { Settings } from '../core/settings/settings';
import { waitAtMost } from '../core/waitAtMost';

/** How long a collector that does not answer may delay the end of the process. */
const flushTimeoutMs = 1_000;

/**
 * Switches traces on, when the settings name a collector. Their code is loaded only then.
 * @returns a function that sends the last spans
 */
export async function startTracing({ sendsTraces }: Settings): Promise<() => Promise<void>> {
  if (!sendsTraces) return async () => undefined;
  const tracing = await import('../infrastructure/tracing/startTracing');
  const stop = tracing.startTracing();
  return () => waitAtMost(flushTimeoutMs, stop());
}
