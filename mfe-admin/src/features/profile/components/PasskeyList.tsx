import type { Passkey, SecondFactorStatus } from '@surco/shared/contract';
import { formatDate } from '@surco/shared/domain';
import { call } from '@surco/shared/platform';
import { useConfirm } from '@surco/shared/ui/confirm';
import { canUsePasskeys } from '@surco/shared/ui/second-factor';
import { Button } from 'antd';
import { useState } from 'react';
import { passkeyTexts as texts } from '../secondFactorTexts';
import { AddPasskeyDialog } from './AddPasskeyDialog';

interface Props {
  passkeys: readonly Passkey[];
  onChange: (status: SecondFactorStatus) => void;
}

/** The passkeys of the signed-in user: add one where the browser knows them, and remove one. */
export function PasskeyList({ passkeys, onChange }: Props) {
  const [isAdding, setIsAdding] = useState(false);
  const { confirm, dialog } = useConfirm();
  const remove = ({ id, name }: Passkey): Promise<boolean> =>
    confirm({
      title: texts.removeTitle(name),
      text: texts.removeText,
      confirmLabel: texts.remove,
      danger: true,
      action: async () => onChange(await call('DELETE /users/me/passkeys/{id}', { params: { id } })),
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
            <Button danger aria-label={texts.removeLabel(passkey.name)} onClick={() => void remove(passkey)}>
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
      {dialog}
    </section>
  );
}
