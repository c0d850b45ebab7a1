import {
  boot,
  clearCache,
  discardUnsavedChanges,
  dropWaitingAnswers,
  forgetAnswers,
  session,
} from '@surco/shared/platform';
import { forgetPages } from '../offline/pages';

function empty(storage: () => Storage): void {
  try {
    storage().clear();
  } catch {
    // A browser that forbids storage has nothing of ours in it.
  }
}

/**
 * Leaves nothing of the person on this device: not in the store, in storage, in the cache, nor in answers under way.
 * The other tabs notice by the emptied storage and do the same. Drafts and what waits to be sent stay, under the
 * person's id, for when that same person comes back (docs/adr/0015); a sign-out of one's own will removes them too.
 */
export function forgetSession(): void {
  discardUnsavedChanges();
  boot().inFlight.clear();
  dropWaitingAnswers();
  void forgetAnswers(session.get().user?.id);
  void forgetPages();
  session.clear();
  empty(() => localStorage);
  empty(() => sessionStorage);
  void clearCache();
}
