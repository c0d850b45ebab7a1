import { startTransition, useEffect, useState } from 'react';
import type { GuardedHistory, NavigationLocation } from './guardedHistory';
import type { Target } from './target';

interface ShownLocation {
  current: NavigationLocation | null;
  /** The page that the guard is deciding on while none is shown yet. */
  pending: Target | null;
}

const readLocation = (history: GuardedHistory): ShownLocation => ({
  current: history.getLocation(),
  pending: history.getPendingTarget(),
});

/**
 * The location to render. A page that changes its own query, such as a list with another filter, is rendered in steps,
 * between which the browser answers to the user: what computes the next query from the rendered one navigates with
 * `flushSync`, or two quick changes lose the first. Another page replaces the page at once.
 */
export function useShownLocation(history: GuardedHistory): ShownLocation {
  const [shown, setShown] = useState(() => readLocation(history));
  useEffect(() => {
    let pathname = history.getLocation()?.target.pathname;
    const update = (): void => {
      const next = readLocation(history);
      const isSamePage = pathname !== undefined && pathname === next.current?.target.pathname;
      pathname = next.current?.target.pathname;
      if (isSamePage && !next.current?.flushSync) startTransition(() => setShown(next));
      else setShown(next);
    };
    const unsubscribe = history.subscribe(update);
    const stop = history.start();
    return () => {
      stop();
      unsubscribe();
    };
  }, [history]);
  return shown;
}
