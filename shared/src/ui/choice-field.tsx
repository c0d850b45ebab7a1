import { Field, type FieldProps } from './field';
import { NativeSelect, type NativeSelectProps } from './native-select';

export interface ChoiceFieldProps
  extends
    Pick<FieldProps, 'name' | 'label' | 'help' | 'required'>,
    Pick<NativeSelectProps, 'value' | 'onChange' | 'options' | 'placeholder' | 'disabled'> {}

/** One of a few, with its label, help and error. */
export const ChoiceField = ({ name, label, help, required, ...choice }: ChoiceFieldProps) => (
  <Field name={name} label={label} help={help} required={required}>
    {(wired, invalid) => <NativeSelect {...choice} {...wired} invalid={invalid} />}
  </Field>
);
