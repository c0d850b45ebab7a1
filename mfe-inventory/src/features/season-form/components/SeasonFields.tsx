import { Field } from '@surco/shared/ui/field';
import { DateField } from '@surco/shared/ui/date-field';
import { FormSection } from '@surco/shared/ui/form-page';
import { TextField } from '@surco/shared/ui/text-field';
import type { SeasonDraft } from '../model/draft';
import { texts } from '../texts';

export interface FieldsProps {
  draft: SeasonDraft;
  onChange: (change: Partial<SeasonDraft>) => void;
}

/** What the season is called and how long it lasts. */
export const SeasonFields = ({ draft, onChange }: FieldsProps) => (
  <FormSection title={texts.section} columns={2}>
    <TextField
      name="name"
      label={texts.name}
      help={texts.nameHelp}
      required
      value={draft.name}
      onChange={(name) => onChange({ name })}
    />
    <div className="surco-season-dates">
      <Field name="startDate" label={texts.start} required>
        {(wired, invalid) => (
          <DateField
            {...wired}
            invalid={invalid}
            value={draft.startDate}
            onChange={(startDate) => onChange({ startDate })}
          />
        )}
      </Field>
      <Field name="endDate" label={texts.end} required>
        {(wired, invalid) => (
          <DateField {...wired} invalid={invalid} value={draft.endDate} onChange={(endDate) => onChange({ endDate })} />
        )}
      </Field>
    </div>
  </FormSection>
);
