import { Field } from '@surco/shared/ui/fields';
import { DateInput, TextField } from '@surco/shared/ui/inputs';
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
      <Field name="startDate" label={texts.start} required>
        {(controlProps, invalid) => (
          <DateInput
            {...controlProps}
            invalid={invalid}
            value={values.startDate}
            onChange={(startDate) => onChange({ startDate })}
          />
        )}
      </Field>
      <Field name="endDate" label={texts.end} required>
        {(controlProps, invalid) => (
          <DateInput
            {...controlProps}
            invalid={invalid}
            value={values.endDate}
            onChange={(endDate) => onChange({ endDate })}
          />
        )}
      </Field>
    </div>
  </FormSection>
);
