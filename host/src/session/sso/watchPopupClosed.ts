const POLL_INTERVAL_MS = 500;

/** In ms. A popup also closes after success; its response then arrives within this time. */
const GRACE_PERIOD_MS = 2000;

/**
 * Calls `onClosed` when the user closed the popup: the library itself notices it only at its time-out.
 * @returns a function that stops watching
 */
export function watchPopupClosed(popup: Pick<Window, 'closed'>, onClosed: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const poll = (): void => {
    timer = popup.closed ? setTimeout(onClosed, GRACE_PERIOD_MS) : setTimeout(poll, POLL_INTERVAL_MS);
  };
  timer = setTimeout(poll, POLL_INTERVAL_MS);
  return () => clearTimeout(timer);
}
