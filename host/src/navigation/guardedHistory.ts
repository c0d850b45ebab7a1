import { hostPaths, type SessionUser } from '@surco/shared/contract';
import { createStore } from 'zustand';
import { type GuardDecision, type GuardInput, decideNavigation } from './guard';
import type { LoginState } from './loginState';
import type { SectionPaths } from './sectionPaths';
import type { ResolveTarget, Target } from './target';

/** The page that the router shows. */
export interface NavigationLocation {
  target: Target;
  hash: string;
  state: unknown;
  /** Differs for each navigation. */
  key: string;
}

/** What the guard reads and does: `appHistory.ts` passes the real session and API, tests pass fakes. */
export interface GuardPorts {
  resolve: ResolveTarget;
  homePaths: SectionPaths['home'];
  getUser: () => SessionUser | null;
  getNavigationCount: () => number;
  /** Fetches and stores the user details. @returns false when that failed */
  refetchUser: () => Promise<boolean>;
  countNavigation: () => void;
  showAccessDenied: (text: string) => void;
  /** N-06: shows the error and signs out. */
  signOut: (error: string) => void;
  /** Resolves to whether unsaved changes, if any, may be lost. It waits for the user's answer. */
  confirmLeave: (from: Target) => Promise<boolean>;
  /** Resolves when the press that opens another page is visible: rendering that page takes longer than a press may. */
  waitForPaint: () => Promise<void>;
}

/** More decisions for one navigation, each a redirect or a refetch, are a loop in the route table. */
const MAX_DECISIONS = 8;

interface NavigationRequest {
  address: string;
  state: unknown;
  action: 'PUSH' | 'REPLACE' | 'POP';
}

/**
 * Whether the page and what was typed in it stay. A new entry with another query may show another form; a page that
 * changes its own query replaces the entry.
 */
const isSamePage = (from: Target, to: Target, { action }: NavigationRequest): boolean =>
  from.pathname === to.pathname && (from.search === to.search || action === 'REPLACE');

interface HistoryState {
  index: number;
  state: unknown;
}

interface NavigationState {
  location: NavigationLocation | null;
  pendingTarget: Target | null;
}

const isHistoryState = (value: unknown): value is HistoryState =>
  typeof value === 'object' && value !== null && 'index' in value && typeof value.index === 'number';

const readHistoryState = (value: unknown): HistoryState => (isHistoryState(value) ? value : { index: 0, state: null });

const getHash = (address: string): string => new URL(address, window.location.origin).hash;

/** Collapses leading slashes: `//x` would be read as another host. */
const readCurrentAddress = (): string => {
  const { pathname, search, hash } = window.location;
  return pathname.replace(/^\/+/, '/') + search + hash;
};

export interface GuardedHistory {
  /** Null until the first navigation has been allowed. */
  getLocation: () => NavigationLocation | null;
  /** Where the known user will probably arrive, while their details are fetched again and no page is shown yet. */
  getPendingTarget: () => Target | null;
  subscribe: (listener: () => void) => () => void;
  navigate: (address: string, options?: { replace?: boolean; state?: unknown }) => Promise<void>;
  go: (delta: number) => void;
  start: () => () => void;
}

/**
 * The browser's history behind the guard: an address is committed, and its code requested, only after it was allowed.
 * A navigation that is followed by another one before its decision is dropped.
 */
export function createGuardedHistory(ports: GuardPorts): GuardedHistory {
  const store = createStore<NavigationState>()(() => ({ location: null, pendingTarget: null }));
  const getLocation = (): NavigationLocation | null => store.getState().location;
  /** Index of the page that is shown, and of the browser's entry: "back" moves the browser before the decision. */
  let shownIndex = 0;
  let browserIndex = 0;
  /** Number of the navigation that was started last. */
  let latestNavigation = 0;
  /** Number of the navigation to another page whose press is being painted; 0 for none. */
  let navigationAwaitingPaint = 0;

  const commit = (target: Target, request: NavigationRequest): void => {
    const address = target.pathname + target.search + getHash(request.address);
    if (request.action === 'PUSH') browserIndex += 1;
    const entry: HistoryState = { index: browserIndex, state: request.state };
    if (request.action === 'PUSH') window.history.pushState(entry, '', address);
    else window.history.replaceState(entry, '', address);
    shownIndex = browserIndex;
    ports.countNavigation();
    store.setState({
      location: {
        target,
        hash: getHash(address),
        state: request.state,
        key: `${shownIndex}.${latestNavigation}`,
      },
      pendingTarget: null,
    });
  };

  /**
   * Carries out redirects, refetches and sign-outs, with their messages, up to a final decision; null when a later
   * navigation has started.
   */
  const decide = async (
    address: string,
    navigation: number,
  ): Promise<{ target: Target; decision: GuardDecision } | null> => {
    let target = ports.resolve(address);
    let refetched: 'no' | 'yes' | 'failed' = 'no';
    for (let count = 0; count < MAX_DECISIONS; count += 1) {
      const input: GuardInput = {
        target,
        user: ports.getUser(),
        navigationCount: ports.getNavigationCount(),
        refetched,
        hasPreviousPage: getLocation() !== null,
        homePaths: ports.homePaths,
      };
      const decision = decideNavigation(input);
      if (decision.kind === 'refetch') {
        // The layout of a page that the known user may not enter would make calls that are refused.
        const expected = decideNavigation({ ...input, refetched: 'yes' });
        const pendingTarget = expected.kind === 'redirect' ? ports.resolve(expected.to) : target;
        if (!getLocation()) store.setState({ pendingTarget });
        refetched = (await ports.refetchUser()) ? 'yes' : 'failed';
        if (navigation !== latestNavigation) return null;
      } else if (decision.kind === 'redirect') {
        if (decision.message) ports.showAccessDenied(decision.message);
        target = ports.resolve(decision.to);
      } else if (decision.kind === 'sign-out') {
        ports.signOut(decision.error);
        refetched = 'no';
        target = ports.resolve(hostPaths.login);
      } else {
        return { target, decision };
      }
    }
    return { target, decision: { kind: 'stay' } };
  };

  const run = async (request: NavigationRequest): Promise<void> => {
    const location = getLocation();
    const requested = ports.resolve(request.address);
    const isLeaving = location !== null && !isSamePage(location.target, requested, request);
    // A change of the query of a page that is being left would cancel the navigation or, after "back", overwrite the
    // other page's entry.
    if (navigationAwaitingPaint > 0 && !isLeaving && request.action === 'REPLACE') return undefined;
    latestNavigation += 1;
    const navigation = latestNavigation;
    if (isLeaving && !(await ports.confirmLeave(location.target))) {
      return navigation === latestNavigation ? restoreBrowserEntry() : undefined;
    }
    if (navigation !== latestNavigation) return undefined;
    if (isLeaving) {
      navigationAwaitingPaint = navigation;
      await ports.waitForPaint();
      if (navigationAwaitingPaint === navigation) navigationAwaitingPaint = 0;
    }
    if (navigation !== latestNavigation) return undefined;
    const decided = await decide(request.address, navigation);
    if (!decided || navigation !== latestNavigation) return undefined;
    const { target, decision } = decided;
    if (decision.kind !== 'stay') {
      const isOpenedWithoutSession = !location && target.route.kind === 'login' && requested.route.kind === 'page';
      const state: LoginState = { requestedPath: requested.pathname };
      return commit(target, isOpenedWithoutSession ? { ...request, state } : request);
    }
    if (decision.message) ports.showAccessDenied(decision.message);
    return restoreBrowserEntry();
  };

  let ignoreNextPop = false;
  /**
   * Moves the browser back to the entry of the page that is shown: it has moved already when it reports "back" or
   * "forward".
   */
  const restoreBrowserEntry = (): void => {
    if (browserIndex === shownIndex) return;
    ignoreNextPop = true;
    window.history.go(shownIndex - browserIndex);
  };

  const onPop = (event: PopStateEvent): void => {
    const entry = readHistoryState(event.state);
    browserIndex = entry.index;
    if (ignoreNextPop) {
      ignoreNextPop = false;
      return;
    }
    void run({ address: readCurrentAddress(), action: 'POP', state: entry.state });
  };

  return {
    getLocation,
    getPendingTarget: () => store.getState().pendingTarget,
    subscribe: (listener) => store.subscribe(listener),
    navigate: (address, { replace = false, state = null } = {}) =>
      run({ address, state, action: replace || !getLocation() ? 'REPLACE' : 'PUSH' }),
    go: (delta) => window.history.go(delta),
    start: () => {
      const entry = readHistoryState(window.history.state);
      shownIndex = entry.index;
      browserIndex = entry.index;
      window.addEventListener('popstate', onPop);
      void run({ address: readCurrentAddress(), action: 'REPLACE', state: entry.state });
      return () => window.removeEventListener('popstate', onPop);
    },
  };
}
