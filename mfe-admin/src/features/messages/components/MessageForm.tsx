import type { Message, MessageKind } from '@surco/shared/contract';
import { FormPage } from '@surco/shared/ui/form-page';
import { useRecordForm } from '../../../forms/useRecordForm';
import { useSaveMessage } from '../api/useSaveMessage';
import { conflictFields, draftOf, type MessageDraft, problemsOf } from '../model/draft';
import { nameOf } from '../model/kinds';
import { LIST_PATH } from '../model/paths';
import { texts } from '../texts';
import { KindSection } from './KindSection';
import { Preview } from './Preview';
import { TestButton } from './TestButton';
import { WordsSection } from './WordsSection';
import './messages.css';

interface Props {
  /** Null for a new one. */
  message: Message | null;
  kinds: readonly MessageKind[];
}

const NOTHING = { placeholders: [], required: [] };

/** the words of one message, what they may name, and how they will look. */
export function MessageForm({ message, kinds }: Props) {
  const { draft, set, unsaved, submit, dialog } = useRecordForm<Message, MessageDraft>({
    record: message,
    draftOf,
    fields: conflictFields,
    send: useSaveMessage(message),
    saved: (saved) => texts.saved(nameOf(saved)),
    onSaved: () => LIST_PATH,
  });
  const words = kinds.find(({ key, channel }) => key === draft.key && channel === draft.channel) ?? NOTHING;
  return (
    <>
      <FormPage
        validate={() => problemsOf(draft, words)}
        onSubmit={submit}
        submitLabel={message ? texts.save : texts.create}
        unsaved={unsaved}
        cancelTo={LIST_PATH}
      >
        <KindSection draft={draft} set={set} kinds={kinds} isNew={!message} />
        <div className="surco-message-panes">
          <WordsSection draft={draft} words={words} set={set} />
          <Preview draft={draft} words={words}>
            {message && <TestButton id={message.id} draft={draft} words={words} />}
          </Preview>
        </div>
      </FormPage>
      {dialog}
    </>
  );
}
