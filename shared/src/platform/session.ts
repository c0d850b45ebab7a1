import { create } from 'zustand';
import { parseRole } from '../contract/roles';
import type { UserDetails } from '../contract';
import { isRecord } from './errors';

/** Local storage key of user details and single sign-on token (E-01). */
export const SESSION_KEY = 'surco.session';

/** K-03: the redirect counter returns to 0 after exceeding this. */
export const REDIRECT_LIMIT = 4;

interface Stored {
  user: UserDetails | null;
  /** Access token of the single sign-on layer; what A-02 finds at start. */
  ssoToken: string | null;
}

export interface SessionState extends Stored {
  /** N-05, N-10: grows by one on each allowed navigation; the details are fetched again at 0. */
  redirectCounter: number;
}

const EMPTY: SessionState = { user: null, ssoToken: null, redirectCounter: 0 };

/** E-01: a client key forces the farmer's role, whatever the role field says. */
export const effectiveUser = (user: UserDetails): UserDetails => (user.clientKey ? { ...user, role: 'Farmer' } : user);

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Reads user details from storage; anything that is not exactly such a record is discarded, never trusted. */
function storedUser(value: unknown): UserDetails | null {
  if (!isRecord(value) || typeof value.id !== 'string' || typeof value.acceptedTos !== 'boolean') return null;
  const role = parseRole(value.role);
  if (!role) return null;
  const { distributor } = value;
  return effectiveUser({
    id: value.id,
    role,
    distributor:
      isRecord(distributor) && typeof distributor.id === 'string'
        ? { id: distributor.id, name: text(distributor.name) }
        : null,
    acceptedTos: value.acceptedTos,
    clientKey: typeof value.clientKey === 'string' && value.clientKey ? value.clientKey : null,
    firstName: text(value.firstName),
    lastName: text(value.lastName),
    email: typeof value.email === 'string' ? value.email : null,
  });
}

/** The session as storage holds it; empty when there is none or it is corrupt or foreign. */
export function readStoredSession(raw: string | null): Stored {
  if (!raw) return { user: null, ssoToken: null };
  try {
    const value: unknown = JSON.parse(raw);
    if (!isRecord(value)) return { user: null, ssoToken: null };
    return { user: storedUser(value.user), ssoToken: text(value.ssoToken) || null };
  } catch {
    return { user: null, ssoToken: null };
  }
}

function readStorage(): Stored {
  try {
    return readStoredSession(localStorage.getItem(SESSION_KEY));
  } catch {
    return { user: null, ssoToken: null };
  }
}

/** Who is signed in, for host and remotes alike: one store, shared as a federated singleton (C-06). */
export const useSession = create<SessionState>()(() => ({ ...EMPTY, ...readStorage() }));

function persist({ user, ssoToken }: Stored): void {
  try {
    if (user || ssoToken) localStorage.setItem(SESSION_KEY, JSON.stringify({ user, ssoToken }));
    else localStorage.removeItem(SESSION_KEY);
  } catch {
    // A browser that forbids storage still works; it only forgets the session with the tab.
  }
}

useSession.subscribe(persist);

export const session = {
  get: useSession.getState,
  subscribe: useSession.subscribe,
  setUser: (user: UserDetails): void => useSession.setState({ user: effectiveUser(user) }),
  setSsoToken: (ssoToken: string | null): void => useSession.setState({ ssoToken }),
  /** N-10. */
  countNavigation: (): void =>
    useSession.setState(({ redirectCounter }) => ({
      redirectCounter: redirectCounter + 1 > REDIRECT_LIMIT ? 0 : redirectCounter + 1,
    })),
  /** Forgets who was signed in; the caller posts the logout and empties the caches. */
  clear: (): void => useSession.setState(EMPTY),
};
