/**
 * Calls `listener` when the page is shown or hidden, and when the network is back.
 * @returns a function that stops it
 */
export function watchVisibilityAndOnline(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  window.addEventListener('online', listener);
  return () => {
    document.removeEventListener('visibilitychange', listener);
    window.removeEventListener('online', listener);
  };
}

/** Whether a request is worth it: somebody sees the page, and the browser reports a network. */
export const isVisibleAndOnline = (): boolean => document.visibilityState === 'visible' && navigator.onLine;
