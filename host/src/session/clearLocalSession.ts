import {
  getBootData,
  clearCache,
  clearUnsavedChanges,
  dropPendingResponses,
  deleteCachedResponses,
} from '@surco/shared/platform';
import { clearRecentErrors, session } from '@surco/shared/platform/host';
import { deletePageCache } from '../offline/workerCaches';
import { closeNotifications } from '../push/closeNotifications';

function clearStorage(storage: () => Storage): void {
  try {
    storage().clear();
  } catch {
    // A browser that forbids storage holds nothing.
  }
}

/**
 * Removes the session from this device: store, storage, caches and pending responses. The other tabs see the emptied
 * storage and do the same. Drafts and the outbox stay under the user's id for the next sign-in of that user
 * (docs/adr/0010); only a sign-out by the user (`logout`) deletes them.
 *
 * Session and storage are cleared at once, and the caches begin to be deleted. The promise resolves when the shown
 * notifications are closed; it does not wait for the caches.
 */
export function clearLocalSession(): Promise<void> {
  const closing = closeNotifications();
  clearUnsavedChanges();
  clearRecentErrors();
  getBootData().inFlight.clear();
  dropPendingResponses();
  void deleteCachedResponses(session.get().user?.id);
  void deletePageCache();
  session.clear();
  clearStorage(() => localStorage);
  clearStorage(() => sessionStorage);
  void clearCache();
  return closing;
}
