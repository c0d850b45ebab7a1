import { boot, clearCache, discardUnsavedChanges, session } from '@surco/shared/platform';

function empty(storage: () => Storage): void {
  try {
    storage().clear();
  } catch {
    // A browser that forbids storage has nothing of ours in it.
  }
}

/**
 * Leaves nothing of the person on this device: not in the store, in storage, in the cache, nor in answers under way.
 * The other tabs notice by the emptied storage and do the same.
 */
export function forgetSession(): void {
  discardUnsavedChanges();
  boot().inFlight.clear();
  session.clear();
  empty(() => localStorage);
  empty(() => sessionStorage);
  void clearCache();
}
