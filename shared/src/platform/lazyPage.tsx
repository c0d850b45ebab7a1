import { type ComponentType, type ReactNode, useSyncExternalStore } from 'react';
import { tellCodeLost } from './codeLost';

type Loaded = { default: ComponentType };
type State =
  { status: 'pending' } | { status: 'loaded'; Page: ComponentType } | { status: 'failed'; retry: () => void };

/** A page whose code arrives when it is first shown; a failed load is told and can be tried again. */
export interface LazyPage {
  (props: { skeleton: ReactNode; failed: (retry: () => void) => ReactNode }): ReactNode;
  /** Begins to fetch the code, e.g. when a link is pointed at. */
  preload: () => void;
  /** Fetches the code again; while a try is under way, once that one has failed. */
  retry: () => void;
}

/**
 * Like React.lazy, but a rejection is not kept for ever, and a page already here is drawn at once without a fallback.
 */
export function lazyPage(load: () => Promise<Loaded>): LazyPage {
  let state: State = { status: 'pending' };
  let started = false;
  let again = false;
  const listeners = new Set<() => void>();

  const become = (next: State): void => {
    state = next;
    for (const listener of listeners) listener();
  };

  const preload = (): void => {
    if (started) return;
    started = true;
    load().then(
      ({ default: Page }) => become({ status: 'loaded', Page }),
      () => {
        started = false;
        if (again) return retry();
        become({ status: 'failed', retry });
        return tellCodeLost();
      },
    );
  };

  const retry = (): void => {
    again = started;
    become({ status: 'pending' });
    preload();
  };

  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener);
    preload();
    return () => listeners.delete(listener);
  };

  const Lazy: LazyPage = ({ skeleton, failed }) => {
    const now = useSyncExternalStore(subscribe, () => state);
    if (now.status === 'loaded') return <now.Page />;
    return now.status === 'failed' ? failed(now.retry) : skeleton;
  };
  Lazy.preload = preload;
  Lazy.retry = retry;
  return Lazy;
}
