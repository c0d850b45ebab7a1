import { create } from 'zustand';
import { parseRole } from '../../domain/users/roles';
import type { SessionUser, User } from '../../contract';
import { isRecord } from '../../domain/isRecord';
import { refuseToSections } from './refuseToSections';

/** Local storage key of user details and single sign-on token (E-01). */
export const SESSION_KEY = 'surco.session';

/** K-03: the count of navigations returns to 0 after exceeding this. */
export const MAX_NAVIGATION_COUNT = 4;

interface StoredSession {
  user: SessionUser | null;
  /** Access token of the single sign-on layer. */
  ssoToken: string | null;
}

export interface SessionState extends StoredSession {
  /**
   * The redirect counter of N-05 and N-10: grows by one with each allowed navigation, redirected or not; the user
   * details are fetched again at 0.
   */
  navigationCount: number;
}

const EMPTY_SESSION: SessionState = { user: null, ssoToken: null, navigationCount: 0 };

/** E-01: a client key forces the farmer's role; the role field is ignored. */
export const getEffectiveUser = (user: SessionUser): SessionUser =>
  user.clientKey ? { ...user, role: 'Farmer' } : user;

const toStringOrEmpty = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Parses stored user details; anything else is discarded, because the storage is not trusted. */
function parseStoredUser(value: unknown): SessionUser | null {
  if (!isRecord(value) || typeof value.id !== 'string' || typeof value.acceptedTos !== 'boolean') return null;
  const role = parseRole(value.role);
  if (!role) return null;
  const { distributor, zoneIds } = value;
  return getEffectiveUser({
    id: value.id,
    role,
    distributor:
      isRecord(distributor) && typeof distributor.id === 'string'
        ? { id: distributor.id, name: toStringOrEmpty(distributor.name) }
        : null,
    acceptedTos: value.acceptedTos,
    secondFactorPending: value.secondFactorPending === true,
    clientKey: typeof value.clientKey === 'string' && value.clientKey ? value.clientKey : null,
    firstName: toStringOrEmpty(value.firstName),
    lastName: toStringOrEmpty(value.lastName),
    email: typeof value.email === 'string' ? value.email : null,
    zoneIds: Array.isArray(zoneIds) ? zoneIds.filter((id) => typeof id === 'string') : [],
    hasSingleDistributor: value.hasSingleDistributor === true,
  });
}

/** Parses the stored session; empty when there is none or it is corrupt or foreign. */
export function parseStoredSession(raw: string | null): StoredSession {
  if (!raw) return { user: null, ssoToken: null };
  try {
    const value: unknown = JSON.parse(raw);
    if (!isRecord(value)) return { user: null, ssoToken: null };
    return { user: parseStoredUser(value.user), ssoToken: toStringOrEmpty(value.ssoToken) || null };
  } catch {
    return { user: null, ssoToken: null };
  }
}

function readSessionFromStorage(): StoredSession {
  try {
    return parseStoredSession(localStorage.getItem(SESSION_KEY));
  } catch {
    return { user: null, ssoToken: null };
  }
}

/** The signed-in user: one store for host and sections, shared as a federated singleton (C-06). */
export const useSession = create<SessionState>()(() => ({ ...EMPTY_SESSION, ...readSessionFromStorage() }));

function persistSession({ user, ssoToken }: StoredSession): void {
  try {
    if (user || ssoToken) localStorage.setItem(SESSION_KEY, JSON.stringify({ user, ssoToken }));
    else localStorage.removeItem(SESSION_KEY);
  } catch {
    // If the browser forbids storage, the session ends with the tab.
  }
}

/** Who reads the session cannot change it either: all sections read the same objects (ADR 51). */
function freezeSession(state: SessionState): void {
  for (const part of [state, state.user, state.user?.zoneIds, state.user?.distributor]) Object.freeze(part);
}

freezeSession(useSession.getState());
useSession.subscribe(freezeSession);
useSession.subscribe(persistSession);

const { getState: get, subscribe, setState } = useSession;
useSession.setState = refuseToSections('useSession.setState');

/** The session as the host has it (`platform/host`). */
export const hostSession = {
  get,
  subscribe,
  /** Applies the session that another tab has stored. */
  restore: (stored: StoredSession): void => setState(stored),
  setUser: (user: SessionUser): void => setState({ user: getEffectiveUser(user) }),
  setSsoToken: (ssoToken: string | null): void => setState({ ssoToken }),
  /** Counts an allowed navigation (N-10). */
  countNavigation: (): void =>
    setState(({ navigationCount }) => ({
      navigationCount: navigationCount + 1 > MAX_NAVIGATION_COUNT ? 0 : navigationCount + 1,
    })),
  /** Removes the session from memory and storage; the caller posts the logout and empties the caches. */
  clear: (): void => setState(EMPTY_SESSION),
};

/** The session as sections see it: they read it, and only the host changes it. */
export const session = {
  get,
  subscribe,
  /** @deprecated does nothing, and goes with contract 4, as the three below */
  setUser: refuseToSections('session.setUser'),
  /** @deprecated */
  setSsoToken: refuseToSections('session.setSsoToken'),
  /** @deprecated */
  countNavigation: refuseToSections('session.countNavigation'),
  /** @deprecated */
  clear: refuseToSections('session.clear'),
};

/** Changes the name that the user menu shows, after the signed-in user has saved another one. */
export function updateSessionName({ id, firstName, lastName }: Pick<User, 'id' | 'firstName' | 'lastName'>): void {
  const { user } = get();
  if (user?.id === id) setState({ user: { ...user, firstName, lastName } });
}
