import { clearUnsavedChanges } from '@surco/shared/platform';

export type Redirect = (address: string) => void;

/**
 * Loads another page with a reload, so that nothing of this one stays in memory: neither data of a session that has
 * ended nor an older version. Neither the guard nor the browser asks about unsaved changes: a caller that wants to ask
 * does so before (`confirmUnsavedChanges`).
 */
export const redirectWithReload: Redirect = (address) => {
  clearUnsavedChanges();
  // Runs before the listeners of the screens (`useUnsavedChanges`), so that none of them asks.
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
  window.location.assign(address);
};

/**
 * Loads another page with a reload and replaces the current history entry. Used by the login page after a sign-in; it
 * has no unsaved changes to lose.
 */
export const replaceWithReload: Redirect = (address) => window.location.replace(address);
