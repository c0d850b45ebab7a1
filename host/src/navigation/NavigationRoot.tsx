import { type ReactNode, useEffect, useMemo, useSyncExternalStore } from 'react';
import { Router } from 'react-router-dom';
import type { GuardedHistory, NavigationLocation } from './guardedHistory';
import type { Target } from './target';

interface PathParts {
  pathname?: string;
  search?: string;
  hash?: string;
}

const formatPath = (to: string | PathParts): string =>
  typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`;

interface Props {
  history: GuardedHistory;
  /** Renders the current page; before the first decision, `pending` is the page that is being decided on. */
  children: (location: NavigationLocation | null, pending: Target | null) => ReactNode;
}

/** Connects react-router to the guarded history, so that every navigation passes through the guard. */
export function NavigationRoot({ history, children }: Props): ReactNode {
  const current = useSyncExternalStore(history.subscribe, history.getLocation);
  const pending = useSyncExternalStore(history.subscribe, history.getPendingTarget);
  useEffect(() => history.start(), [history]);

  const navigator = useMemo(
    () => ({
      createHref: formatPath,
      push: (to: string | PathParts, state?: unknown) => void history.navigate(formatPath(to), { state }),
      replace: (to: string | PathParts, state?: unknown) =>
        void history.navigate(formatPath(to), { state, replace: true }),
      go: history.go,
    }),
    [history],
  );

  const target = current?.target ?? pending;
  const location = useMemo(
    () => ({
      pathname: target?.pathname ?? '/',
      search: target?.search ?? '',
      hash: current?.hash ?? '',
      state: current?.state ?? null,
      key: current?.key ?? 'start',
    }),
    [target, current],
  );

  return (
    <Router location={location} navigator={navigator}>
      {children(current, pending)}
    </Router>
  );
}
