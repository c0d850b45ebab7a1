/**
 * Calls `listener` when the network is back and when the page is shown again; also when it is hidden.
 * @returns a function that stops it
 */
export function watchReturn(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  window.addEventListener('online', listener);
  return () => {
    document.removeEventListener('visibilitychange', listener);
    window.removeEventListener('online', listener);
  };
}

/** Whether a request is worth it: somebody sees the page, and the browser reports a network. */
export const isVisibleAndOnline = (): boolean => document.visibilityState === 'visible' && navigator.onLine;
