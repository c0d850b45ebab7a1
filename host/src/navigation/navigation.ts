import {
  call,
  errorText,
  hasUnsavedChanges,
  discardUnsavedChanges,
  notify,
  notifyError,
  session,
} from '@surco/shared/platform';
import type { RegisteredRemote } from '@surco/shared/federation/manifest';
import { endSession } from '../session/logout';
import { isExpiring } from '../session/unauthorized';
import { type GuardedHistory, guardedHistory } from './guardedHistory';
import { resolver } from './target';

const LEAVE_QUESTION = 'Hay cambios sin guardar. ¿Salir y perderlos?';

async function refetchUser(): Promise<boolean> {
  // Without a network there is nothing to ask; what was seen last stays readable.
  if (!navigator.onLine) return true;
  try {
    session.setUser(await call('GET /auth/me', {}));
    return true;
  } catch (error) {
    console.warn(errorText(error));
    return false;
  }
}

function mayLeave(from: string | undefined, to: string): boolean {
  if (!hasUnsavedChanges() || from === to) return true;
  if (!window.confirm(LEAVE_QUESTION)) return false;
  discardUnsavedChanges();
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
    mayLeave: (from, to) => mayLeave(from?.pathname, to.pathname),
  });
