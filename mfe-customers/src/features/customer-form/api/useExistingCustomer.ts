import { clearUnsavedChanges, loadOfflineEngine, useNavigate } from '@surco/shared/platform';
import type { FormDraft } from '@surco/shared/ui/draft';

/**
 * Goes on with a customer that exists in the place of the one that the form would register: what refers to its draft
 * on this device then refers to that customer, and is sent.
 * @param getNextPath the path to show then
 */
export function useExistingCustomer(
  draft: Pick<FormDraft<unknown>, 'getId' | 'saveNow'>,
  getNextPath: (id: string) => string,
) {
  const navigate = useNavigate();
  const replaceDraft = async (id: string): Promise<void> => {
    const engine = await loadOfflineEngine();
    // A save that is still pending would store the draft again when the form closes.
    await draft.saveNow();
    await engine.replaceByRecord(draft.getId(), id);
    void engine.sendPending(true);
  };
  return async (id: string): Promise<void> => {
    clearUnsavedChanges();
    await replaceDraft(id).catch((error: unknown) => console.warn(error));
    await navigate(getNextPath(id));
  };
}
