import { clearUnsavedChanges, loadOfflineEngine, useNavigate } from '@surco/shared/platform';

/**
 * Goes on with a customer that exists in the place of the one that the form would register: what refers to its draft
 * on this device then refers to that customer, and is sent.
 * @param getNextPath the path to show then
 */
export function useExistingCustomer(getDraftId: () => string, getNextPath: (id: string) => string) {
  const navigate = useNavigate();
  const replaceDraft = async (id: string): Promise<void> => {
    const engine = await loadOfflineEngine();
    await engine.replaceByRecord(getDraftId(), id);
    void engine.sendPending(true);
  };
  return async (id: string): Promise<void> => {
    clearUnsavedChanges();
    await replaceDraft(id).catch((error: unknown) => console.warn(error));
    await navigate(getNextPath(id));
  };
}
