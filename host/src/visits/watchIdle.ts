import { reportProblem } from './problems';

/** In ms. A slow phone that draws a long list has pauses within it. */
const INTERVAL_MS = 20_000;

/** Without a stack: its place would be in this file. */
class NeverIdle extends Error {
  override readonly name = 'NeverIdle';
  override readonly stack = '';
}

/**
 * Reports a page that leaves the browser no pause for a whole interval, such as one with an effect that changes the
 * state at each render: it throws nothing and works, but empties the battery. Safari has no idle callbacks.
 */
export function watchIdle(): void {
  if (!('requestIdleCallback' in window)) return;
  let isWaiting = false;
  const forget = (): void => {
    isWaiting = false;
  };
  const wait = (): void => {
    // Browsers hold back the callbacks of hidden pages.
    isWaiting = document.visibilityState === 'visible';
    requestIdleCallback(forget);
  };
  wait();
  setInterval(() => {
    if (isWaiting) reportProblem('script', new NeverIdle());
    wait();
  }, INTERVAL_MS);
  document.addEventListener('visibilitychange', forget);
}
