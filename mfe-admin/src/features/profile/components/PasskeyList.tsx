import type { Passkey, SecondFactorStatus } from '@surco/shared/contract';
import { formatDate } from '@surco/shared/domain';
import { call } from '@surco/shared/platform';
import { canUsePasskeys } from '@surco/shared/ui/second-factor';
import { Button } from 'antd';
import { useState } from 'react';
import { passkeyTexts as texts } from '../secondFactorTexts';
import { AddPasskeyDialog } from './AddPasskeyDialog';
import { CurrentPasswordDialog, type PasswordQuestion } from './CurrentPasswordDialog';

interface Props {
  passkeys: readonly Passkey[];
  onChange: (status: SecondFactorStatus) => void;
}

/** The passkeys of the signed-in user: add one where the browser supports them, and remove one. */
export function PasskeyList({ passkeys, onChange }: Props) {
  const [isAdding, setIsAdding] = useState(false);
  const [question, setQuestion] = useState<PasswordQuestion | null>(null);
  const askToRemove = ({ id, name }: Passkey): void =>
    setQuestion({
      title: texts.removeTitle(name),
      help: texts.removeText,
      submitLabel: texts.remove,
      send: async (currentPassword) =>
        onChange(await call('POST /users/me/passkeys/{id}/remove', { params: { id }, body: { currentPassword } })),
    });
  return (
    <section aria-label={texts.title} className="surco-profile-passkeys">
      <h3>{texts.title}</h3>
      <ul>
        {passkeys.map((passkey) => (
          <li key={passkey.id}>
            <span>
              <strong>{passkey.name}</strong> · {texts.added(formatDate(passkey.createdAt))} ·{' '}
              {passkey.lastUsedAt ? texts.used(formatDate(passkey.lastUsedAt)) : texts.unused}
            </span>
            <Button danger aria-label={texts.removeLabel(passkey.name)} onClick={() => askToRemove(passkey)}>
              {texts.remove}
            </Button>
          </li>
        ))}
      </ul>
      {canUsePasskeys() && (
        <div>
          <Button onClick={() => setIsAdding(true)}>{texts.add}</Button>
        </div>
      )}
      {isAdding && <AddPasskeyDialog onAdded={onChange} onClose={() => setIsAdding(false)} />}
      {question && <CurrentPasswordDialog question={question} onClose={() => setQuestion(null)} />}
    </section>
  );
}
