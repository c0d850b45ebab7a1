import type { UserDetails } from '@surco/shared/contract';
import { type Decision, decide } from './guard';
import type { Resolve, Target } from './target';

/** Where the person is: what the router draws. */
export interface Place {
  target: Target;
  hash: string;
  state: unknown;
  /** Grows with each navigation. */
  key: string;
  action: 'PUSH' | 'REPLACE' | 'POP';
}

/** What the guard's decision needs and does; the product's own in `navigation.ts`, a table's in tests. */
export interface GuardPorts {
  resolve: Resolve;
  user: () => UserDetails | null;
  redirectCounter: () => number;
  /** Fetches the user details again and keeps them; false when that failed. */
  refetch: () => Promise<boolean>;
  countNavigation: () => void;
  notice: (text: string) => void;
  /** N-06: the error shown, signed out. */
  signOut: (error: string) => void;
  /** Whether unsaved changes, if any, may be lost; the person may take its time to answer. */
  mayLeave: (from: Target, to: Target) => Promise<boolean>;
}

/** A chain of redirects longer than this is a fault of the route table, not a way. */
const MAX_HOPS = 8;

interface Intent {
  address: string;
  state: unknown;
  action: Place['action'];
}

interface HistoryState {
  index: number;
  state: unknown;
}

const isHistoryState = (value: unknown): value is HistoryState =>
  typeof value === 'object' && value !== null && 'index' in value && typeof value.index === 'number';

const stored = (value: unknown): HistoryState => (isHistoryState(value) ? value : { index: 0, state: null });

const hashOf = (address: string): string => new URL(address, window.location.origin).hash;
/** Two slashes in front would make another host of the path. */
const currentAddress = (): string => {
  const { pathname, search, hash } = window.location;
  return pathname.replace(/^\/+/, '/') + search + hash;
};

export interface GuardedHistory {
  /** Null until the first decision has been taken. */
  place: () => Place | null;
  /** The address being decided on while nothing is shown yet. */
  pending: () => Target | null;
  subscribe: (listener: () => void) => () => void;
  navigate: (address: string, options?: { replace?: boolean; state?: unknown }) => Promise<void>;
  go: (delta: number) => void;
  start: () => () => void;
}

/**
 * The browser's history behind the guard: an address is committed, and its code asked for, only once it was allowed.
 * A navigation that a later one overtakes is dropped.
 */
export function guardedHistory(ports: GuardPorts): GuardedHistory {
  let place: Place | null = null;
  let pending: Target | null = null;
  /** Where in the browser's history the page stands that is shown, and where the browser does: back moves it at once. */
  let index = 0;
  let reached = 0;
  let ticket = 0;
  const listeners = new Set<() => void>();
  const tell = (): void => {
    for (const listener of listeners) listener();
  };

  const commit = (target: Target, intent: Intent): void => {
    const address = target.pathname + target.search + hashOf(intent.address);
    if (intent.action === 'PUSH') reached += 1;
    const entry: HistoryState = { index: reached, state: intent.state };
    if (intent.action === 'PUSH') window.history.pushState(entry, '', address);
    else window.history.replaceState(entry, '', address);
    index = reached;
    place = { target, hash: hashOf(address), state: intent.state, key: `${index}.${ticket}`, action: intent.action };
    pending = null;
    ports.countNavigation();
    tell();
  };

  /** Decides until there is something to do; null when a later navigation came in between. */
  const settle = async (address: string, own: number): Promise<{ target: Target; decision: Decision } | null> => {
    let target = ports.resolve(address);
    let refetched: 'no' | 'yes' | 'failed' = 'no';
    for (let hop = 0; hop < MAX_HOPS; hop += 1) {
      pending = target;
      const decision = decide({
        target,
        user: ports.user(),
        redirectCounter: ports.redirectCounter(),
        refetched,
        hasPrevious: place !== null,
      });
      if (decision.kind === 'refetch') {
        if (!place) tell();
        refetched = (await ports.refetch()) ? 'yes' : 'failed';
        if (own !== ticket) return null;
      } else if (decision.kind === 'redirect') {
        if (decision.notice) ports.notice(decision.notice);
        target = ports.resolve(decision.to);
      } else if (decision.kind === 'sign-out') {
        ports.signOut(decision.error);
        refetched = 'no';
        target = ports.resolve('/login');
      } else {
        return { target, decision };
      }
    }
    return { target, decision: { kind: 'stay' } };
  };

  const run = async (intent: Intent): Promise<void> => {
    const own = ++ticket;
    if (place && !(await ports.mayLeave(place.target, ports.resolve(intent.address)))) {
      return own === ticket ? comeBack() : undefined;
    }
    if (own !== ticket) return undefined;
    const settled = await settle(intent.address, own);
    if (!settled || own !== ticket) return undefined;
    const { target, decision } = settled;
    if (decision.kind !== 'stay') return commit(target, intent);
    if (decision.notice) ports.notice(decision.notice);
    pending = null;
    return comeBack();
  };

  let ignorePop = false;
  /** The browser has moved already when it tells of back or forward: staying means moving it back. */
  const comeBack = (): void => {
    if (reached === index) return;
    ignorePop = true;
    window.history.go(index - reached);
  };

  const onPop = (event: PopStateEvent): void => {
    const entry = stored(event.state);
    reached = entry.index;
    if (ignorePop) {
      ignorePop = false;
      return;
    }
    void run({ address: currentAddress(), action: 'POP', state: entry.state });
  };

  return {
    place: () => place,
    pending: () => pending,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    navigate: (address, { replace = false, state = null } = {}) =>
      replace || !place ? run({ address, state, action: 'REPLACE' }) : run({ address, state, action: 'PUSH' }),
    go: (delta) => window.history.go(delta),
    start: () => {
      const entry = stored(window.history.state);
      index = entry.index;
      reached = entry.index;
      window.addEventListener('popstate', onPop);
      void run({ address: currentAddress(), action: 'REPLACE', state: entry.state });
      return () => window.removeEventListener('popstate', onPop);
    },
  };
}
