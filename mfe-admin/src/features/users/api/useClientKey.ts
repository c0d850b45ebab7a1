import type { UserDetail } from '@surco/shared/contract';
import { fullName } from '@surco/shared/domain/names';
import { call, notifyError } from '@surco/shared/platform';
import type { Question } from '@surco/shared/ui/question';
import { useState } from 'react';
import { keyTexts as texts } from '../texts';
import { useKeepUser } from './useKeepUser';

/** A key just given: the only time it is known. */
export interface GivenKey {
  clientKey: string;
  /** Whether it took the place of another. */
  renewed: boolean;
}

interface ClientKey {
  given: GivenKey | null;
  ask: () => Promise<void>;
  forget: () => void;
}

/** Gives or renews a farmer's key, once confirmed; what it is stays on this page only. */
export function useClientKey(user: UserDetail, confirm: (question: Question) => Promise<boolean>): ClientKey {
  const [given, setGiven] = useState<GivenKey | null>(null);
  const { keep, refresh } = useKeepUser();
  const renewed = user.clientKeyHint !== null;
  const give = async (): Promise<void> => {
    const { id, version } = user;
    try {
      const answer = await call('POST /users/{id}/client-key', { params: { id }, body: { version } });
      keep(answer.user);
      setGiven({ clientKey: answer.clientKey, renewed });
    } catch (error) {
      void refresh();
      throw error;
    }
  };
  const ask = async (): Promise<void> => {
    const name = fullName(user);
    await confirm({
      title: renewed ? texts.renewTitle(name) : texts.giveTitle(name),
      text: renewed ? texts.renewText : texts.giveText,
      confirmLabel: renewed ? texts.renew : texts.give,
      danger: renewed,
      action: give,
    });
  };
  return { given, ask, forget: () => setGiven(null) };
}

/** Puts a text on the clipboard; false where the browser does not let it. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    notifyError(texts.notCopied);
    return false;
  }
}
