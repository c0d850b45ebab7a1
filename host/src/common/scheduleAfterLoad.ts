/** Delay in ms before work in a browser without `requestIdleCallback`. */
const FALLBACK_DELAY_MS = 200;

/**
 * Runs `work` when the browser is idle, so that it does not compete with the first page.
 * @param timeoutMs run after this time at the latest, in ms; without it, only when idle
 */
export function runWhenIdle(work: () => void, timeoutMs?: number): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: timeoutMs });
  else setTimeout(work, FALLBACK_DELAY_MS);
}

/**
 * Runs `work` once the browser is idle, at least `delayMs` after the page has loaded.
 * @returns a function that cancels it
 */
export function scheduleAfterLoad(work: () => void, delayMs: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isCancelled = false;
  const run = (): void => {
    if (!isCancelled) work();
  };
  const startTimer = (): void => {
    timer = setTimeout(() => runWhenIdle(run), delayMs);
  };
  if (document.readyState === 'complete') startTimer();
  else window.addEventListener('load', startTimer, { once: true });
  return () => {
    isCancelled = true;
    clearTimeout(timer);
    window.removeEventListener('load', startTimer);
  };
}
