import { Field, type FieldProps } from './field';
import { NativeSelect, type NativeSelectProps } from './native-select';

export interface ChoiceFieldProps
  extends
    Pick<FieldProps, 'name' | 'label' | 'help' | 'required'>,
    Pick<NativeSelectProps, 'value' | 'onChange' | 'options' | 'placeholder' | 'disabled'> {}

/** A native select with label, help and error. */
export const ChoiceField = ({ name, label, help, required, ...choice }: ChoiceFieldProps) => (
  <Field name={name} label={label} help={help} required={required}>
    {(control, invalid) => <NativeSelect {...choice} {...control} invalid={invalid} />}
  </Field>
);
