import { notifySuccess } from '@surco/shared/platform';
import type { Question } from '@surco/shared/ui/confirm';

/** Asks, and says that it was done. */
export const useAsk =
  (confirm: (question: Question) => Promise<boolean>) =>
  async (question: Question, done: string): Promise<boolean> => {
    const confirmed = await confirm(question);
    if (confirmed) notifySuccess(done);
    return confirmed;
  };
