import { abandonUnsavedChanges, hasUnsavedChanges } from '@surco/shared/platform';
import { createStore } from 'zustand';

type ResolveAnswer = (leave: boolean) => void;

const store = createStore<{ resolve: ResolveAnswer | null }>()(() => ({ resolve: null }));

/** Resolves the open question, if any, and opens the next one, or none. */
function answerPending(leave: boolean, next: ResolveAnswer | null): void {
  const { resolve } = store.getState();
  store.setState({ resolve: next });
  resolve?.(leave);
}

/** Asks whether unsaved changes may be lost. A question that is still open is answered with no. */
export const askToLeave = (): Promise<boolean> => new Promise((resolve) => answerPending(false, resolve));

/**
 * Asks the user if there are unsaved changes, and abandons them when the user agrees.
 * @returns whether there are no unsaved changes, or the user chose to lose them
 */
export async function confirmUnsavedChanges(): Promise<boolean> {
  if (!hasUnsavedChanges()) return true;
  if (!(await askToLeave())) return false;
  abandonUnsavedChanges();
  return true;
}

/** For the dialog: whether a question is open, and how to answer it. */
export const leaveConfirmation = {
  isOpen: (): boolean => store.getState().resolve !== null,
  subscribe: (listener: () => void): (() => void) => store.subscribe(listener),
  answer: (leave: boolean): void => answerPending(leave, null),
};
