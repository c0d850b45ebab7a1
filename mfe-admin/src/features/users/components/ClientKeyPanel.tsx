import { formatPhone } from '@surco/shared/domain/phone';
import { notifySuccess } from '@surco/shared/platform';
import { Icon } from '@surco/shared/ui/icon';
import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { copied, type GivenKey } from '../api/useClientKey';
import { keyTexts as texts } from '../texts';
import './users.css';

interface Props {
  given: GivenKey;
  phone: string | null;
  onDone: () => void;
}

/** A farmer's key, shown this once, to be handed over. */
export function ClientKeyPanel({ given: { clientKey, renewed }, phone, onDone }: Props) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus(), []);
  const copy = async (): Promise<void> => {
    if (await copied(clientKey)) notifySuccess(texts.copied);
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
          {texts.done}
        </Button>
      </div>
      <p>{texts.once}</p>
      {phone && <p>{texts.enters(formatPhone(phone))}</p>}
      {renewed && <p>{texts.ended}</p>}
    </section>
  );
}
