import { Button } from 'antd';
import type { ReactNode } from 'react';
import { showErrorToast, showSuccessToast } from '../../platform';
import { copyToClipboard } from '../display/copy-to-clipboard';
import { Icon } from '../display/icon';
import { secondFactorTexts as texts } from './second-factor-texts';

/** Copies a text and says so. */
export function CopyButton({ text, children }: { text: string; children: ReactNode }) {
  const copy = async (): Promise<void> => {
    if (await copyToClipboard(text)) showSuccessToast(texts.copied);
    else showErrorToast(texts.notCopied);
  };
  return (
    <Button icon={<Icon name="copy" />} onClick={() => void copy()}>
      {children}
    </Button>
  );
}
