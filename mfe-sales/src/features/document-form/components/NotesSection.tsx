import { documentHeadFields } from '@surco/shared/records/document';
import { Field } from '@surco/shared/ui/fields';
import { FormSection } from '@surco/shared/ui/form';
import { Input } from 'antd';
import { memo } from 'react';
import type { UpdateValues } from '../model/formValues';
import { texts } from '../texts';

interface Props {
  notes: string;
  updateValues: UpdateValues;
}

const { maxLength } = documentHeadFields.notes;
/** Shows the count when the text nears the limit. */
const characterCount = { formatter: ({ count }: { count: number }) => `${count} / ${maxLength}` };

export const NotesSection = memo(function NotesSection({ notes, updateValues }: Props) {
  return (
    <FormSection title={texts.notes}>
      <Field name="notes" label={texts.notes} hideLabel>
        {(controlProps, invalid) => (
          <Input.TextArea
            {...controlProps}
            value={notes}
            rows={3}
            placeholder={texts.notesHelp}
            status={invalid ? 'error' : undefined}
            showCount={notes.length > maxLength * 0.8 ? characterCount : false}
            onChange={(event) => updateValues((values) => ({ ...values, notes: event.target.value }))}
          />
        )}
      </Field>
    </FormSection>
  );
});
