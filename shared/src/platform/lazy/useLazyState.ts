import { startTransition, useEffect, useState } from 'react';
import type { LazyState, RetryableLoad } from './retryableLoad';

/**
 * The state of code that is loaded on demand, for whole pages and layouts. What the code renders is rendered in steps of
 * some milliseconds, between which the browser answers to the user; with `useSyncExternalStore` it would be one task, of
 * up to a second on a slow phone.
 */
export function useLazyState<T>(code: Pick<RetryableLoad<T>, 'getState' | 'subscribe'>): LazyState<T> {
  const [seen, setSeen] = useState(() => ({ code, state: code.getState() }));
  useEffect(() => {
    const update = (): void => startTransition(() => setSeen({ code, state: code.getState() }));
    // The code may have arrived since the first rendering.
    update();
    return code.subscribe(update);
  }, [code]);
  return seen.code === code ? seen.state : code.getState();
}
