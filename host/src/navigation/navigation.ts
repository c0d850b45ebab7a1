import {
  call,
  errorText,
  hasUnsavedChanges,
  isRecord,
  loseUnsavedChanges,
  notify,
  notifyError,
  offline,
  session,
} from '@surco/shared/platform';
import type { UserDetails } from '@surco/shared/contract';
import type { RegisteredRemote } from '@surco/shared/federation/manifest';
import { endSession } from '../session/logout';
import { isExpiring } from '../session/unauthorized';
import { type GuardedHistory, guardedHistory } from './guardedHistory';
import { askToLeave } from './leaveQuestion';
import { resolver } from './target';

/** How long the server's word of who this is holds on a device without a network, in ms: as long as a session. */
const NAMED_FOR = 7 * 24 * 3_600_000;

/** Whether the server named this very person, in this role, on this device: storage alone proves nothing. */
async function wasNamed({ id, role }: UserDetails): Promise<boolean> {
  try {
    const seen = await (await offline()).recall('GET /auth/me', '/auth/me');
    const user = isRecord(seen?.answer) ? seen.answer : {};
    const known = user.id === id && (user.role === role || Boolean(user.clientKey));
    return known && seen !== null && Date.now() - Date.parse(seen.at) < NAMED_FOR;
  } catch {
    return false;
  }
}

/** Asks the server who this is; without a network there is nothing to ask, and no session is lost (docs/adr/0006). */
async function refetchUser(): Promise<boolean> {
  const { user } = session.get();
  if (!navigator.onLine && user && (await wasNamed(user))) return true;
  try {
    session.setUser(await call('GET /auth/me', {}));
    return true;
  } catch (error) {
    console.warn(errorText(error));
    return false;
  }
}

async function mayLeave(from: string, to: string): Promise<boolean> {
  if (!hasUnsavedChanges() || from === to) return true;
  if (!(await askToLeave())) return false;
  loseUnsavedChanges();
  return true;
}

/** The guard with the product's own session, API and toasts. */
export const productNavigation = (remotes: readonly RegisteredRemote[]): GuardedHistory =>
  guardedHistory({
    resolve: resolver(remotes),
    user: () => session.get().user,
    redirectCounter: () => session.get().redirectCounter,
    refetch: refetchUser,
    countNavigation: session.countNavigation,
    notice: (text) => notify({ severity: 'warn', summary: 'Acceso restringido', detail: text }),
    signOut: (error) => {
      // F-01 has told it already where the refetch answered 401.
      if (!isExpiring()) notifyError(error);
      endSession();
    },
    mayLeave: (from, to) => mayLeave(from.pathname, to.pathname),
  });
