import { Field, type FieldProps } from '../fields/field';
import { DateInput } from './date-input';
import type { DateInputProps } from './date-picker-input';

export interface DateFieldProps
  extends
    Pick<FieldProps, 'name' | 'label' | 'help' | 'required' | 'error'>,
    Pick<DateInputProps, 'value' | 'onChange' | 'max'> {}

/** A date input with label, help and error. */
export const DateField = ({ name, label, help, required, error, ...input }: DateFieldProps) => (
  <Field name={name} label={label} help={help} required={required} error={error}>
    {(control, invalid) => <DateInput {...input} {...control} invalid={invalid} />}
  </Field>
);
