import { type ReactNode, useEffect, useMemo, useSyncExternalStore } from 'react';
import { Router } from 'react-router-dom';
import type { GuardedHistory, Place } from './guardedHistory';
import type { Target } from './target';

interface Address {
  pathname?: string;
  search?: string;
  hash?: string;
}

const written = (to: string | Address): string =>
  typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`;

interface Props {
  history: GuardedHistory;
  /** Draws the page the person is on; before the first decision, what is likely to come. */
  children: (place: Place | null, pending: Target | null) => ReactNode;
}

/** Binds the router to the guarded history: whoever navigates, the guard is asked first. */
export function NavigationRoot({ history, children }: Props): ReactNode {
  const place = useSyncExternalStore(history.subscribe, history.place);
  const pending = useSyncExternalStore(history.subscribe, history.pending);
  useEffect(() => history.start(), [history]);

  const navigator = useMemo(
    () => ({
      createHref: written,
      push: (to: string | Address, state?: unknown) => void history.navigate(written(to), { state }),
      replace: (to: string | Address, state?: unknown) => void history.navigate(written(to), { state, replace: true }),
      go: history.go,
    }),
    [history],
  );

  const target = place?.target ?? pending;
  const location = useMemo(
    () => ({
      pathname: target?.pathname ?? '/',
      search: target?.search ?? '',
      hash: place?.hash ?? '',
      state: place?.state ?? null,
      key: place?.key ?? 'start',
    }),
    [target, place],
  );

  return (
    <Router location={location} navigator={navigator}>
      {children(place, pending)}
    </Router>
  );
}
