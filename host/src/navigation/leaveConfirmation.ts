import { abandonUnsavedChanges, hasUnsavedChanges, saveDrafts, showErrorToast } from '@surco/shared/platform';
import { createStore } from 'zustand';

/** What the user chose: to stay, to lose the changes, or to store them as a draft and leave. */
export type LeaveAnswer = 'stay' | 'discard' | 'save-draft';

type ResolveAnswer = (answer: LeaveAnswer) => void;

const DRAFT_NOT_SAVED =
  'El borrador no se pudo guardar en este dispositivo. Envíe el formulario o copie lo que necesite antes de salir.';

const store = createStore<{ resolve: ResolveAnswer | null }>()(() => ({ resolve: null }));

/** Resolves the open question, if any, and opens the next one, or none. */
function answerPending(answer: LeaveAnswer, next: ResolveAnswer | null): void {
  const { resolve } = store.getState();
  store.setState({ resolve: next });
  resolve?.(answer);
}

/** Asks what to do with unsaved changes. A question that is still open is answered with staying. */
export const askToLeave = (): Promise<LeaveAnswer> => new Promise((resolve) => answerPending('stay', resolve));

/**
 * Asks the user if there are unsaved changes, and abandons or stores them as the user chooses.
 * @returns whether there are no unsaved changes any more
 */
export async function confirmUnsavedChanges(): Promise<boolean> {
  if (!hasUnsavedChanges()) return true;
  const answer = await askToLeave();
  if (answer === 'stay') return false;
  if (answer === 'discard') {
    abandonUnsavedChanges();
    return true;
  }
  const isSaved = await saveDrafts();
  if (!isSaved) showErrorToast(DRAFT_NOT_SAVED);
  return isSaved;
}

/** For the dialog: whether a question is open, and how to answer it. */
export const leaveConfirmation = {
  isOpen: (): boolean => store.getState().resolve !== null,
  subscribe: (listener: () => void): (() => void) => store.subscribe(listener),
  answer: (answer: LeaveAnswer): void => answerPending(answer, null),
};
