import {
  abandonUnsavedChanges,
  call,
  getErrorMessage,
  hasUnsavedChanges,
  isRecord,
  loadOfflineEngine,
  session,
  showErrorToast,
  showToast,
} from '@surco/shared/platform';
import type { SessionUser } from '@surco/shared/contract';
import type { RegisteredRemote } from '@surco/shared/federation';
import { endSession } from './session/logout/logout';
import { isExpiring } from './session/unauthorized';
import { type GuardedHistory, createGuardedHistory } from './navigation/guardedHistory';
import { confirmLeave } from './navigation/leaveConfirmation';
import { readSectionPaths } from './navigation/sectionPaths';
import { createTargetResolver } from './navigation/target';

/** How long a cached user identity is valid without a network, in ms: as long as a session. */
const OFFLINE_IDENTITY_MAX_AGE_MS = 7 * 24 * 3_600_000;

/** Whether the server confirmed this user and role on this device before: session storage alone is no proof. */
async function hasConfirmedIdentity({ id, role }: SessionUser): Promise<boolean> {
  try {
    const seen = await (await loadOfflineEngine()).readCachedResponse('GET /auth/me', '/auth/me');
    const user = isRecord(seen?.answer) ? seen.answer : {};
    const isSameUser = user.id === id && (user.role === role || Boolean(user.clientKey));
    return isSameUser && seen !== null && Date.now() - Date.parse(seen.at) < OFFLINE_IDENTITY_MAX_AGE_MS;
  } catch {
    return false;
  }
}

/** Fetches the user details. Without a network the cached identity is enough and the session stays (docs/adr/0006). */
async function refetchUser(): Promise<boolean> {
  const { user } = session.get();
  if (!navigator.onLine && user && (await hasConfirmedIdentity(user))) return true;
  try {
    session.setUser(await call('GET /auth/me', {}));
    return true;
  } catch (error) {
    console.warn(getErrorMessage(error));
    return false;
  }
}

async function confirmUnsavedChanges(from: string, to: string): Promise<boolean> {
  if (!hasUnsavedChanges() || from === to) return true;
  if (!(await confirmLeave())) return false;
  abandonUnsavedChanges();
  return true;
}

/** The guarded history with the real session, API and toasts. */
export const createAppHistory = (remotes: readonly RegisteredRemote[]): GuardedHistory =>
  createGuardedHistory({
    resolve: createTargetResolver(remotes),
    homePaths: readSectionPaths(remotes).home,
    getUser: () => session.get().user,
    getNavigationCount: () => session.get().navigationCount,
    refetchUser,
    countNavigation: session.countNavigation,
    showAccessDenied: (text) => showToast({ severity: 'warn', summary: 'Acceso restringido', detail: text }),
    signOut: (error) => {
      // After a 401, the F-01 handler has shown the error already.
      if (!isExpiring()) showErrorToast(error);
      endSession();
    },
    confirmLeave: (from, to) => confirmUnsavedChanges(from.pathname, to.pathname),
  });
