import { runWhenIdle } from '@surco/shared/platform';

/** In ms. On a page that is never idle the work starts, too: the visits report such a page. */
const MAX_WAIT_MS = 5_000;

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
    timer = setTimeout(() => runWhenIdle(run, MAX_WAIT_MS), delayMs);
  };
  if (document.readyState === 'complete') startTimer();
  else window.addEventListener('load', startTimer, { once: true });
  return () => {
    isCancelled = true;
    clearTimeout(timer);
    window.removeEventListener('load', startTimer);
  };
}
