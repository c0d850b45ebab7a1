import { clearUnsavedChanges } from '@surco/shared/platform';

export type Redirect = (address: string) => void;

/**
 * Loads another page with a reload, so that nothing of the last session stays in memory. There is no question about
 * unsaved changes: they belong to a session that has ended.
 */
export const redirectWithReload: Redirect = (address) => {
  clearUnsavedChanges();
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
  window.location.assign(address);
};

/** Like `redirectWithReload`, but replaces the current history entry. */
export const replaceWithReload: Redirect = (address) => window.location.replace(address);
