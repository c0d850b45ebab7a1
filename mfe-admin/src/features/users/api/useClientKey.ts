import type { UserDetail } from '@surco/shared/contract';
import { formatFullName } from '@surco/shared/domain';
import { call } from '@surco/shared/platform';
import type { ConfirmQuestion } from '@surco/shared/ui/confirm';
import { useState } from 'react';
import { useUserCache } from '../hooks/useUserCache';
import { clientKeyTexts as texts } from '../texts';

/** A new client key. The API returns it only once. */
export interface IssuedClientKey {
  clientKey: string;
  /** Whether it replaces an earlier key. */
  isRenewed: boolean;
}

interface ClientKeyState {
  issuedKey: IssuedClientKey | null;
  issue: () => Promise<void>;
  dismiss: () => void;
}

/** Issues or renews the client key of a farmer after a confirmation. The key is only held in the state of the page. */
export function useClientKey(
  user: UserDetail,
  confirm: (question: ConfirmQuestion) => Promise<boolean>,
): ClientKeyState {
  const [issuedKey, setIssuedKey] = useState<IssuedClientKey | null>(null);
  const { storeUser, refreshUsers } = useUserCache();
  const isRenewed = user.clientKeyHint !== null;
  const issueKey = async (): Promise<void> => {
    const { id, version } = user;
    try {
      const response = await call('POST /users/{id}/client-key', { params: { id }, body: { version } });
      storeUser(response.user);
      setIssuedKey({ clientKey: response.clientKey, isRenewed });
    } catch (error) {
      void refreshUsers();
      throw error;
    }
  };
  const confirmAndIssue = async (): Promise<void> => {
    const name = formatFullName(user);
    await confirm({
      title: isRenewed ? texts.renewTitle(name) : texts.issueTitle(name),
      text: isRenewed ? texts.renewText : texts.issueText,
      confirmLabel: isRenewed ? texts.renew : texts.issue,
      danger: isRenewed,
      action: issueKey,
    });
  };
  return { issuedKey, issue: confirmAndIssue, dismiss: () => setIssuedKey(null) };
}
