import { formatPhone } from '@surco/shared/domain';
import { showErrorToast, showSuccessToast } from '@surco/shared/platform';
import { copyToClipboard, Icon } from '@surco/shared/ui/display';
import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import type { IssuedClientKey } from '../api/useClientKey';
import { clientKeyTexts as texts } from '../texts';
import './users.css';

interface Props {
  issuedKey: IssuedClientKey;
  phone: string | null;
  onDone: () => void;
}

/** Shows a new client key. The API does not return it again. */
export function ClientKeyPanel({ issuedKey: { clientKey, isRenewed }, phone, onDone }: Props) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus(), []);
  const copy = async (): Promise<void> => {
    if (await copyToClipboard(clientKey)) showSuccessToast(texts.copied);
    else showErrorToast(texts.notCopied);
  };
  return (
    <section ref={panel} className="surco-user-key" tabIndex={-1} aria-label={texts.title}>
      <h2>{texts.title}</h2>
      <div className="surco-user-key-row">
        <code>{clientKey}</code>
        <Button icon={<Icon name="copy" />} onClick={() => void copy()}>
          {texts.copy}
        </Button>
        <Button type="primary" onClick={onDone}>
          {texts.dismiss}
        </Button>
      </div>
      <p>{texts.shownOnce}</p>
      {phone && <p>{texts.signInHelp(formatPhone(phone))}</p>}
      {isRenewed && <p>{texts.previousKeyRevoked}</p>}
    </section>
  );
}
