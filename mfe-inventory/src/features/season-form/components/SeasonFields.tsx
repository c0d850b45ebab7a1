import { DateField, TextField } from '@surco/shared/ui/inputs';
import { FormSection } from '@surco/shared/ui/form';
import type { SeasonFormValues } from '../model/formValues';
import { texts } from '../texts';

export interface SeasonFieldsProps {
  values: SeasonFormValues;
  onChange: (change: Partial<SeasonFormValues>) => void;
}

/** Name and dates. */
export const SeasonFields = ({ values, onChange }: SeasonFieldsProps) => (
  <FormSection title={texts.nameAndDates} columns={2}>
    <TextField
      name="name"
      label={texts.name}
      help={texts.nameHelp}
      required
      value={values.name}
      onChange={(name) => onChange({ name })}
    />
    <div className="surco-season-dates">
      <DateField
        name="startDate"
        label={texts.start}
        required
        value={values.startDate}
        onChange={(startDate) => onChange({ startDate })}
      />
      <DateField
        name="endDate"
        label={texts.end}
        required
        value={values.endDate}
        onChange={(endDate) => onChange({ endDate })}
      />
    </div>
  </FormSection>
);
