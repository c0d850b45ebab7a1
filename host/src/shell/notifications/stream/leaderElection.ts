/** Missing on plain http in a local network. */
export const hasWebLocks = (): boolean => 'locks' in navigator;

/**
 * Runs `work` in one tab of this browser at a time. Another tab takes over when this one is closed or its `work` ends.
 * Without the Web Locks API every tab runs it.
 * @param signal ends the wait for the lock; `work` that is already running has to observe it by itself
 */
export async function runAsLeader(name: string, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  if (!hasWebLocks()) return work();
  try {
    await navigator.locks.request(name, { signal }, work);
  } catch (error) {
    // Aborted while it waited for the lock.
    if (!signal.aborted) throw error;
  }
}
