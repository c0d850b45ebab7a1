import { Field, type FieldProps } from '../fields/field';
import { NumberInput, type NumberInputProps } from './number-input';

export interface NumberFieldProps
  extends
    Pick<FieldProps, 'name' | 'label' | 'help' | 'required'>,
    Pick<NumberInputProps, 'value' | 'onChange' | 'decimals' | 'prefix' | 'suffix'> {}

/** A number input with unit, label, help and error. */
export const NumberField = ({ name, label, help, required, ...input }: NumberFieldProps) => (
  <Field name={name} label={label} help={help} required={required}>
    {(control, invalid) => <NumberInput {...input} {...control} invalid={invalid} />}
  </Field>
);
