import { isShareText, type MessagePlaceholders } from '@surco/shared/domain';
import { FormSection } from '@surco/shared/ui/form';
import { TextAreaField, TextField } from '@surco/shared/ui/inputs';
import { PlaceholderButtons } from '../../../common/components/PlaceholderButtons';
import { useInsertPlaceholder } from '../../../common/hooks/useInsertPlaceholder';
import { messageTextFields as fields } from '@surco/shared/records/message';
import { type MessageFormValues, validatePlaceholders } from '../model/formValues';
import { texts } from '../texts';

interface Props {
  values: MessageFormValues;
  placeholderSpec: MessagePlaceholders;
  setValues: (change: Partial<MessageFormValues>) => void;
}

const getSubjectHelp = ({ key, channel }: MessageFormValues): string | undefined => {
  if (isShareText(key)) return texts.sharedSubjectHelp;
  return channel === 'APP' ? texts.subjectHelp : undefined;
};

/** Subject and body. Unknown, broken and missing placeholders are reported while the user types. */
export function ContentSection({ values, placeholderSpec, setValues }: Props) {
  const { trackSelection, insert } = useInsertPlaceholder<'subject' | 'body'>(
    values,
    (field, text) => setValues({ [field]: text }),
    'body',
  );
  const { placeholders, required } = placeholderSpec;
  const errors = validatePlaceholders(values, placeholderSpec);
  const getError = (path: string): string | undefined => errors.find((error) => error.path === path)?.message;
  return (
    <FormSection title={texts.content}>
      <TextField
        name="subject"
        label={fields.subject.label}
        help={getSubjectHelp(values)}
        required
        error={getError('subject')}
        maxLength={fields.subject.maxLength}
        value={values.subject}
        onChange={(subject) => setValues({ subject })}
        onSelect={trackSelection('subject')}
      />
      <TextAreaField
        name="body"
        label={fields.body.label}
        help={texts.bodyHelp}
        required
        error={getError('body')}
        rows={9}
        maxLength={fields.body.maxLength}
        value={values.body}
        onChange={(body) => setValues({ body })}
        onSelect={trackSelection('body')}
      />
      {placeholders.length === 0 ? (
        <p className="surco-message-hint">{texts.noPlaceholders}</p>
      ) : (
        <PlaceholderButtons placeholders={placeholders} required={required} onInsert={insert}>
          <p className="surco-message-hint">{texts.placeholdersHelp}</p>
        </PlaceholderButtons>
      )}
    </FormSection>
  );
}
