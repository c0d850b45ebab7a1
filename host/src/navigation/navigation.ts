import {
  call,
  discardUnsavedChanges,
  errorText,
  hasUnsavedChanges,
  notify,
  notifyError,
  session,
} from '@surco/shared/platform';
import type { UserDetails } from '@surco/shared/contract';
import type { RegisteredRemote } from '@surco/shared/federation/manifest';
import { endSession } from '../session/logout';
import { isExpiring } from '../session/unauthorized';
import { type GuardedHistory, guardedHistory } from './guardedHistory';
import { askToLeave } from './leaveQuestion';
import { resolver } from './target';

/** Asks the server who this is; what storage alone says proves nothing. */
function userRefetcher(): () => Promise<boolean> {
  let named: UserDetails | null = null;
  const isNamed = (user: UserDetails | null): boolean =>
    user !== null && user.id === named?.id && user.role === named.role;
  return async () => {
    // Without a network there is nothing to ask; whom the server has named in this tab keeps what was seen last.
    if (!navigator.onLine && isNamed(session.get().user)) return true;
    try {
      session.setUser(await call('GET /auth/me', {}));
      named = session.get().user;
      return true;
    } catch (error) {
      console.warn(errorText(error));
      return false;
    }
  };
}

async function mayLeave(from: string, to: string): Promise<boolean> {
  if (!hasUnsavedChanges() || from === to) return true;
  if (!(await askToLeave())) return false;
  discardUnsavedChanges();
  return true;
}

/** The guard with the product's own session, API and toasts. */
export const productNavigation = (remotes: readonly RegisteredRemote[]): GuardedHistory =>
  guardedHistory({
    resolve: resolver(remotes),
    user: () => session.get().user,
    redirectCounter: () => session.get().redirectCounter,
    refetch: userRefetcher(),
    countNavigation: session.countNavigation,
    notice: (text) => notify({ severity: 'warn', summary: 'Acceso restringido', detail: text }),
    signOut: (error) => {
      // F-01 has told it already where the refetch answered 401.
      if (!isExpiring()) notifyError(error);
      endSession();
    },
    mayLeave: (from, to) => mayLeave(from.pathname, to.pathname),
  });
