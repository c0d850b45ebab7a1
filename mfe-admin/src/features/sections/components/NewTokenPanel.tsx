import { showErrorToast, showSuccessToast } from '@surco/shared/platform';
import { copyToClipboard, Icon } from '@surco/shared/ui/display';
import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { texts, tokenTexts } from '../texts';
import './sections.css';

/** Shows a new token. The API does not return it again. */
export function NewTokenPanel({ token, onDone }: { token: string; onDone: () => void }) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus(), []);
  const copy = async (): Promise<void> => {
    if (await copyToClipboard(token)) showSuccessToast(tokenTexts.copied);
    else showErrorToast(texts.notCopied);
  };
  return (
    <section ref={panel} className="surco-section-notice" tabIndex={-1} aria-label={tokenTexts.newToken}>
      <p>{tokenTexts.shownOnce}</p>
      <code>{token}</code>
      <div className="surco-section-token-actions">
        <Button icon={<Icon name="copy" />} onClick={() => void copy()}>
          {tokenTexts.copy}
        </Button>
        <Button type="primary" onClick={onDone}>
          {tokenTexts.dismiss}
        </Button>
      </div>
    </section>
  );
}
