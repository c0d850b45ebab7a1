import { notifySuccess } from '@surco/shared/platform';
import { Field } from '@surco/shared/ui/field';
import { useState } from 'react';
import { texts } from '../texts';
import { Panel } from './Panel';

const inPage = (link: HTMLInputElement | null): void => {
  link?.focus();
  link?.select();
};

/** The address that asks the same again: to copy, or on a phone to hand to whatever sends messages there. */
export function SharePanel({ link, title, onClose }: { link: string; title: string; onClose: () => void }) {
  const [field, setField] = useState<HTMLInputElement | null>(null);
  const [byHand, setByHand] = useState(false);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      notifySuccess(texts.copied);
    } catch {
      // Without a secure origin there is no clipboard: the browser's own menu copies what is selected.
      inPage(field);
      setByHand(true);
    }
  };
  const send = (): void => {
    // Nothing is to be told of somebody who changes their mind.
    navigator.share({ title: texts.shareName, text: title, url: link }).catch(() => undefined);
  };
  return (
    <Panel title={texts.shareTitle}>
      <p>{texts.shareHelp}</p>
      <Field name="scenario.link" label={texts.link} help={byHand ? texts.copyByHand : undefined}>
        {(wired) => (
          <input
            {...wired}
            ref={setField}
            className="surco-scen-input"
            type="url"
            readOnly
            value={link}
            onFocus={(event) => event.target.select()}
          />
        )}
      </Field>
      <div className="surco-scen-actions">
        <button type="button" className="surco-button surco-button-primary" onClick={() => void copy()}>
          {texts.copy}
        </button>
        {'share' in navigator && (
          <button type="button" className="surco-button" onClick={send}>
            {texts.send}
          </button>
        )}
        <button type="button" className="surco-button" onClick={onClose}>
          {texts.close}
        </button>
      </div>
    </Panel>
  );
}
