/**
 * Runs `work` when the browser is idle, so that it does not compete with what a person sees or does; as its next task
 * where the browser does not report when it is idle.
 * @param timeoutMs run after this time at the latest, in ms; without it, only when idle
 */
export function runWhenIdle(work: () => void, timeoutMs?: number): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: timeoutMs });
  else setTimeout(work);
}
