import type { UserDetail } from '@surco/shared/contract';
import { formatFullName } from '@surco/shared/domain';
import { call } from '@surco/shared/platform';
import type { ConfirmQuestion } from '@surco/shared/ui/confirm';
import { useUserCache } from '../hooks/useUserCache';
import { secondFactorTexts as texts } from '../texts';

/** Returns a function that removes the second factor of a user who lost the phone, after a confirmation. */
export function useResetSecondFactor(
  user: UserDetail,
  confirm: (question: ConfirmQuestion) => Promise<boolean>,
): () => Promise<void> {
  const { storeUser, refreshUsers } = useUserCache();
  const reset = async (): Promise<void> => {
    const { id, version } = user;
    try {
      storeUser(await call('POST /users/{id}/reset-second-factor', { params: { id }, body: { version } }));
    } catch (error) {
      void refreshUsers();
      throw error;
    }
  };
  return async () => {
    const name = formatFullName(user);
    await confirm({
      title: texts.resetTitle(name),
      text: texts.resetText,
      confirmLabel: texts.reset,
      danger: true,
      action: reset,
      doneMessage: texts.resetDone(name),
    });
  };
}
