import { showErrorToast, showToast, waitForPaint } from '@surco/shared/platform';
import { session } from '@surco/shared/platform/host';
import type { RegisteredRemote } from '@surco/shared/federation';
import { endSession } from './session/logout/logout';
import { refetchUser } from './session/refetchUser';
import { isExpiring } from './session/unauthorized';
import { type GuardedHistory, createGuardedHistory } from './navigation/guardedHistory';
import { confirmUnsavedChanges } from './navigation/leaveConfirmation';
import { readSectionPaths } from './navigation/sectionPaths';
import type { ResolveTarget } from './navigation/target';

/** The guarded history with the real session, API and toasts. @param resolve finds the routes of these sections */
export const createAppHistory = (remotes: readonly RegisteredRemote[], resolve: ResolveTarget): GuardedHistory =>
  createGuardedHistory({
    resolve,
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
    confirmLeave: confirmUnsavedChanges,
    waitForPaint,
  });
