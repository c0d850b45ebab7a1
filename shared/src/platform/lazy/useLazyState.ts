import { startTransition, useEffect, useState } from 'react';
import type { LazyState, RetryableLoad } from './retryableLoad';

/**
 * The state of code that is loaded on demand, for pages, layouts, and selects that take the place of a simpler field.
 * What the code renders is rendered in steps of some milliseconds, between which the browser answers to the user; with
 * `useSyncExternalStore` it would be one task, of up to a second on a slow phone.
 */
export function useLazyState<T>(code: Pick<RetryableLoad<T>, 'getState' | 'subscribe'>): LazyState<T> {
  const [snapshot, setSnapshot] = useState(() => ({ code, state: code.getState() }));
  useEffect(() => {
    const update = (): void => {
      const state = code.getState();
      // The same object where nothing has changed: then React does not render the page again.
      startTransition(() =>
        setSnapshot((last) => (last.code === code && last.state === state ? last : { code, state })),
      );
    };
    // The code may have arrived since the first rendering.
    update();
    return code.subscribe(update);
  }, [code]);
  return snapshot.code === code ? snapshot.state : code.getState();
}
