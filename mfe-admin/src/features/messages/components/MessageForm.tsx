import type { Message, MessageKind } from '@surco/shared/contract';
import { showSuccessToast } from '@surco/shared/platform';
import { createConflictFields } from '@surco/shared/records/conflictFields';
import { getMessageName } from '@surco/shared/records/lists/messages';
import { messageTextFields, messageFields } from '@surco/shared/records/message';
import { FormPage, useForm } from '@surco/shared/ui/form';
import { useSaveMessage } from '../api/useSaveMessage';
import { type MessageFormValues, toFormValues, validateMessage } from '../model/formValues';
import { MESSAGES_PATH } from '../paths';
import { texts } from '../texts';
import { KindSection } from './KindSection';
import { MessagePreview } from './MessagePreview';
import { SendTestButton } from './SendTestButton';
import { ContentSection } from './ContentSection';
import './messages.css';

interface Props {
  /** Null for a new message. */
  message: Message | null;
  kinds: readonly MessageKind[];
}

const conflictFields = createConflictFields({ ...messageTextFields, active: messageFields.active });
const NO_PLACEHOLDERS = { placeholders: [], required: [] };

const findPlaceholderSpec = (kinds: readonly MessageKind[], values: MessageFormValues) =>
  kinds.find(({ key, channel }) => key === values.key && channel === values.channel) ?? NO_PLACEHOLDERS;

/** creates a message or edits one, with its placeholders and a preview. */
export function MessageForm({ message, kinds }: Props) {
  const form = useForm<MessageFormValues, Message, Message>({
    record: message,
    toFormValues,
    validate: (values) => validateMessage(values, findPlaceholderSpec(kinds, values)),
    send: useSaveMessage(message),
    onSent: (saved) => {
      showSuccessToast(texts.saved(getMessageName(saved)));
      return MESSAGES_PATH;
    },
    conflict: { fields: conflictFields },
  });
  const { values, setValues } = form;
  const placeholderSpec = findPlaceholderSpec(kinds, values);
  return (
    <FormPage form={form} submitLabel={message ? texts.save : texts.create} cancelTo={MESSAGES_PATH}>
      <KindSection values={values} setValues={setValues} kinds={kinds} isNew={!message} />
      <div className="surco-message-panes">
        <ContentSection values={values} placeholderSpec={placeholderSpec} setValues={setValues} />
        <MessagePreview values={values} placeholderSpec={placeholderSpec}>
          {message && <SendTestButton id={message.id} values={values} placeholderSpec={placeholderSpec} />}
        </MessagePreview>
      </div>
    </FormPage>
  );
}
