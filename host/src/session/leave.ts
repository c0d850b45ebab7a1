import { discardUnsavedChanges } from '@surco/shared/platform';

export type Leave = (address: string) => void;

/** Where someone without a session goes. */
export const LOGIN = '/login';

/**
 * Loads another page from scratch, so that nothing of the last session stays in memory, and asks nothing about
 * unsaved changes: they belong to a session that has ended.
 */
export const leaveFor: Leave = (address) => {
  discardUnsavedChanges();
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
  window.location.assign(address);
};

/** Loads another page from scratch in the place of this one. */
export const enterAfresh: Leave = (address) => window.location.replace(address);
