import type { Settings } from '../core/settings/settings';
import { waitAtMost } from '../core/waitAtMost';

/** How long a collector that does not answer may delay the end of the process. */
const flushTimeoutMs = 1_000;

/**
 * Switches traces on, when the settings name a collector. Their code is loaded only then.
 * @returns a function that sends the last spans
 */
export async function startTracing({ isTracingEnabled }: Settings): Promise<() => Promise<void>> {
  if (!isTracingEnabled) return async () => undefined;
  const { registerTracing } = await import('../infrastructure/tracing/registerTracing');
  const stop = registerTracing();
  return () => waitAtMost(flushTimeoutMs, stop());
}
