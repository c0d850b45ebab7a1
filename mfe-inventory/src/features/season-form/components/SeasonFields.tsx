import { DateField, TextField } from '@surco/shared/ui/inputs';
import { FormSection } from '@surco/shared/ui/form';
import type { FormValues } from '@surco/shared/records/field';
import { seasonFields as fields } from '@surco/shared/records/season';
import { texts } from '../texts';

export type SeasonFormValues = FormValues<typeof fields>;

export interface SeasonFieldsProps {
  values: SeasonFormValues;
  onChange: (change: Partial<SeasonFormValues>) => void;
}

/** Name and dates. */
export const SeasonFields = ({ values, onChange }: SeasonFieldsProps) => (
  <FormSection title={texts.nameAndDates} columns={2}>
    <TextField
      name="name"
      label={fields.name.label}
      help={texts.nameHelp}
      required
      value={values.name}
      onChange={(name) => onChange({ name })}
    />
    <div className="surco-season-dates">
      <DateField
        name="startDate"
        label={fields.startDate.label}
        required
        value={values.startDate}
        onChange={(startDate) => onChange({ startDate })}
      />
      <DateField
        name="endDate"
        label={fields.endDate.label}
        required
        value={values.endDate}
        onChange={(endDate) => onChange({ endDate })}
      />
    </div>
  </FormSection>
);
