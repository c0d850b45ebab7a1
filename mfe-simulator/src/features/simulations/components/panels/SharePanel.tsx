import { copyToClipboard } from '@surco/shared/ui/display';
import { Field } from '@surco/shared/ui/fields';
import { useState } from 'react';
import { texts } from '../../texts';
import { ActionPanel } from './ActionPanel';

const selectLink = (input: HTMLInputElement | null): void => {
  input?.focus();
  input?.select();
};

interface Props {
  link: string;
  title: string;
  /** Whether the user has customers to share a saved scenario with. */
  hasCustomers: boolean;
  onClose: () => void;
}

/** Share link: copy it, or use the phone's share sheet. */
export function SharePanel({ link, title: subtitle, hasCustomers, onClose }: Props) {
  const [linkInput, setLinkInput] = useState<HTMLInputElement | null>(null);
  const [outcome, setOutcome] = useState('');
  const copy = async (): Promise<void> => {
    if (await copyToClipboard(link)) {
      setOutcome(texts.copied);
      return;
    }
    selectLink(linkInput);
    setOutcome(texts.copyByHand);
  };
  const openShareSheet = (): void => {
    // Cancelling the share sheet is no error.
    navigator.share({ title: texts.shareName, text: subtitle, url: link }).catch(() => undefined);
  };
  return (
    <ActionPanel title={texts.shareTitle}>
      <p>{hasCustomers ? `${texts.shareHelp} ${texts.shareToCustomer}` : texts.shareHelp}</p>
      <Field name="simulation.link" label={texts.link}>
        {(controlProps) => (
          <input
            {...controlProps}
            ref={setLinkInput}
            className="surco-simulation-input"
            type="url"
            readOnly
            value={link}
            onFocus={(event) => event.target.select()}
          />
        )}
      </Field>
      {/* Not a toast: a sheet would cover it. */}
      <output className="surco-simulation-outcome">{outcome}</output>
      <div className="surco-simulation-actions">
        <button type="button" className="surco-button surco-button-primary" onClick={() => void copy()}>
          {texts.copy}
        </button>
        {'share' in navigator && (
          <button type="button" className="surco-button" onClick={openShareSheet}>
            {texts.openShareSheet}
          </button>
        )}
        <button type="button" className="surco-button" onClick={onClose}>
          {texts.close}
        </button>
      </div>
    </ActionPanel>
  );
}
