import { showSuccessToast } from '@surco/shared/platform';
import type { ConfirmQuestion } from '@surco/shared/ui/confirm';

/** Asks for confirmation, runs the action and shows a success toast. */
export const useConfirmAndNotify =
  (confirm: (question: ConfirmQuestion) => Promise<boolean>) =>
  async (question: ConfirmQuestion, successText: string): Promise<boolean> => {
    const confirmed = await confirm(question);
    if (confirmed) showSuccessToast(successText);
    return confirmed;
  };
