import type { MessagePlaceholders } from '@surco/shared/domain';
import { Field } from '@surco/shared/ui/fields';
import { FormSection } from '@surco/shared/ui/form';
import { Input } from 'antd';
import { PlaceholderButtons } from '../../../common/components/PlaceholderButtons';
import { useInsertPlaceholder } from '../../../common/hooks/useInsertPlaceholder';
import type { MessageFormValues } from '../model/formValues';
import { MAX_LENGTHS, validatePlaceholders } from '../model/validateMessage';
import { texts } from '../texts';

interface Props {
  values: MessageFormValues;
  placeholderSpec: MessagePlaceholders;
  setValues: (change: Partial<MessageFormValues>) => void;
}

/** Subject and body. Unknown placeholders are reported while the user types. */
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
      <Field
        name="subject"
        label={texts.subject}
        help={values.channel === 'APP' ? texts.subjectHelp : undefined}
        required
        error={getError('subject')}
      >
        {(controlProps, invalid) => (
          <Input
            {...controlProps}
            autoComplete="off"
            maxLength={MAX_LENGTHS.subject}
            status={invalid ? 'error' : undefined}
            value={values.subject}
            onChange={({ target }) => setValues({ subject: target.value })}
            onSelect={trackSelection('subject')}
          />
        )}
      </Field>
      <Field name="body" label={texts.body} help={texts.bodyHelp} required error={getError('body')}>
        {(controlProps, invalid) => (
          <Input.TextArea
            {...controlProps}
            rows={9}
            maxLength={MAX_LENGTHS.body}
            status={invalid ? 'error' : undefined}
            value={values.body}
            onChange={({ target }) => setValues({ body: target.value })}
            onSelect={trackSelection('body')}
          />
        )}
      </Field>
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
