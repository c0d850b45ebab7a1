import { limits } from '@surco/shared/domain';
import { Field } from '@surco/shared/ui/field';
import { FormSection } from '@surco/shared/ui/form-page';
import { Input } from 'antd';
import { type Dispatch, memo } from 'react';
import type { DraftAction } from '../model/reducer';
import { texts } from '../texts';

interface Props {
  notes: string;
  dispatch: Dispatch<DraftAction>;
}

const { maxLength } = limits.notes;
/** Counted once the end is in sight. */
const counted = { formatter: ({ count }: { count: number }) => `${count} / ${maxLength}` };

export const NotesSection = memo(function NotesSection({ notes, dispatch }: Props) {
  return (
    <FormSection title={texts.notes}>
      <Field name="notes" label={texts.notes} hideLabel>
        {(wired, invalid) => (
          <Input.TextArea
            {...wired}
            value={notes}
            rows={3}
            placeholder={texts.notesHelp}
            status={invalid ? 'error' : undefined}
            showCount={notes.length > maxLength * 0.8 ? counted : false}
            onChange={(event) => dispatch({ type: 'set', change: { notes: event.target.value } })}
          />
        )}
      </Field>
    </FormSection>
  );
});
