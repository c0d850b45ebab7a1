import { abandonUnsavedChanges, hasUnsavedChanges, session, showErrorToast, showToast } from '@surco/shared/platform';
import type { RegisteredRemote } from '@surco/shared/federation';
import { endSession } from './session/logout/logout';
import { refetchUser } from './session/refetchUser';
import { isExpiring } from './session/unauthorized';
import { type GuardedHistory, createGuardedHistory } from './navigation/guardedHistory';
import { confirmLeave } from './navigation/leaveConfirmation';
import { readSectionPaths } from './navigation/sectionPaths';
import { createTargetResolver } from './navigation/target';

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
