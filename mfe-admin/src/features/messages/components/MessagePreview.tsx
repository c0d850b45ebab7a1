import {
  fillMessage,
  findPlaceholders,
  formatPlaceholder,
  getExampleValues,
  type MessagePlaceholders,
  splitParagraphs,
} from '@surco/shared/domain';
import type { ReactNode } from 'react';
import { getMessageChannel } from '@surco/shared/records/lists/messages';
import type { MessageFormValues } from '../model/formValues';
import { texts } from '../texts';

/** Example values of the known placeholders; unknown ones stay unchanged. */
const getPreviewValues = ({ subject, body }: MessageFormValues, placeholderSpec: MessagePlaceholders) => ({
  ...Object.fromEntries(findPlaceholders(`${subject} ${body}`).map((name) => [name, formatPlaceholder(name)])),
  ...getExampleValues(placeholderSpec),
});

interface Props {
  values: MessageFormValues;
  placeholderSpec: MessagePlaceholders;
  /** The actions below the preview. */
  children: ReactNode;
}

/** Shows the message as its reader receives it, with example values. */
export function MessagePreview({ values, placeholderSpec, children }: Props) {
  const { subject, body } = fillMessage(values, getPreviewValues(values, placeholderSpec));
  return (
    <section className="surco-form-section" aria-label={texts.preview}>
      <h2>{texts.preview}</h2>
      <p className="surco-form-help">{texts.previewHelp}</p>
      <article className="surco-message-preview">
        <p className="surco-message-channel">{getMessageChannel(values)}</p>
        <h3>{subject || texts.noSubject}</h3>
        {splitParagraphs(body).map((paragraph, index) => (
          <p key={`${index} ${paragraph}`}>{paragraph}</p>
        ))}
        {body.trim() === '' && <p className="surco-message-hint">{texts.noBody}</p>}
      </article>
      {children}
    </section>
  );
}
