/**
 * Does the work in one tab of this browser at a time: another takes it over when this one is closed or `signal` ends
 * it. A browser without locks (plain http on a local network) does it in each tab.
 */
export async function lead(name: string, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work();
  try {
    await navigator.locks.request(name, { signal }, work);
  } catch (error) {
    // Ended while it still waited for its turn.
    if (!signal.aborted) throw error;
  }
}
