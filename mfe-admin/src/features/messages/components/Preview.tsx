import {
  exampleValues,
  fillMessage,
  type MessageWords,
  placeholderOf,
  placeholdersIn,
} from '@surco/shared/domain/messages';
import type { ReactNode } from 'react';
import { channelOf } from '../model/kinds';
import type { MessageDraft } from '../model/draft';
import { texts } from '../texts';

/** What is offered by its example; what is not stays as it was typed. */
const valuesFor = ({ subject, body }: MessageDraft, words: MessageWords) => ({
  ...Object.fromEntries(placeholdersIn(`${subject} ${body}`).map((name) => [name, placeholderOf(name)])),
  ...exampleValues(words),
});

const paragraphs = (text: string): string[] => text.split(/\n{2,}/).filter((part) => part.trim() !== '');

interface Props {
  draft: MessageDraft;
  words: MessageWords;
  /** What can be done with it. */
  children: ReactNode;
}

/** What its reader will see, with examples in place of the placeholders. */
export function Preview({ draft, words, children }: Props) {
  const { subject, body } = fillMessage(draft, valuesFor(draft, words));
  return (
    <section className="surco-form-section" aria-label={texts.preview}>
      <h2>{texts.preview}</h2>
      <p className="surco-form-help">{texts.previewHelp}</p>
      <article className="surco-message-preview">
        <p className="surco-message-channel">{channelOf(draft)}</p>
        <h3>{subject || texts.noSubject}</h3>
        {paragraphs(body).map((part, at) => (
          <p key={`${at} ${part}`}>{part}</p>
        ))}
        {body.trim() === '' && <p className="surco-message-hint">{texts.noBody}</p>}
      </article>
      {children}
    </section>
  );
}
