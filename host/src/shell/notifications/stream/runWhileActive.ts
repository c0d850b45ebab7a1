/** Time in ms after which the work of a hidden tab is stopped. */
export const HIDDEN_TIMEOUT_MS = 5 * 60_000;
/** Time in ms without input after which it is stopped: an unused tab must not keep the session alive. */
export const IDLE_TIMEOUT_MS = 60 * 60_000;

const ACTIVITY_EVENTS = ['visibilitychange', 'pointerdown', 'keydown'] as const;

/**
 * Runs `work` while the tab is in use: aborts it when the tab is hidden or unused for long, or goes into the back/forward
 * cache, and starts it again when the user is back.
 * @param hiddenTimeout in ms
 * @returns a function that stops it for good
 */
export function runWhileActive(work: (signal: AbortSignal) => void, hiddenTimeout = HIDDEN_TIMEOUT_MS): () => void {
  let controller: AbortController | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => {
    controller?.abort();
    controller = undefined;
  };
  const onActivity = (): void => {
    clearTimeout(timer);
    timer = setTimeout(stop, document.hidden ? hiddenTimeout : IDLE_TIMEOUT_MS);
    if (controller || document.hidden) return;
    controller = new AbortController();
    work(controller.signal);
  };
  const onHide = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) stop();
  };
  for (const name of ACTIVITY_EVENTS) document.addEventListener(name, onActivity);
  window.addEventListener('pagehide', onHide);
  window.addEventListener('pageshow', onActivity);
  onActivity();
  return () => {
    for (const name of ACTIVITY_EVENTS) document.removeEventListener(name, onActivity);
    window.removeEventListener('pagehide', onHide);
    window.removeEventListener('pageshow', onActivity);
    clearTimeout(timer);
    stop();
  };
}
