import { Field, type FieldProps } from './field';
import { SelectInput, type SelectInputProps } from './select-input';

export interface ChoiceFieldProps
  extends
    Pick<FieldProps, 'name' | 'label' | 'help' | 'required'>,
    Pick<SelectInputProps, 'value' | 'onChange' | 'options' | 'placeholder' | 'disabled' | 'loadsOnUse'> {}

/** A select with label, help and error. */
export const ChoiceField = ({ name, label, help, required, ...choice }: ChoiceFieldProps) => (
  <Field name={name} label={label} help={help} required={required}>
    {(control, invalid) => <SelectInput {...choice} {...control} invalid={invalid} />}
  </Field>
);
