import { Field, type FieldProps } from '../fields/field';
import { NumberInput, type NumberInputProps } from './number-input';

export interface NumberFieldProps
  extends
    Pick<FieldProps, 'name' | 'label' | 'hideLabel' | 'help' | 'required'>,
    Pick<NumberInputProps, 'value' | 'onChange' | 'decimals' | 'prefix' | 'suffix' | 'placeholder'> {}

/** A number input with unit, label, help and error. */
export const NumberField = ({ name, label, hideLabel, help, required, ...input }: NumberFieldProps) => (
  <Field name={name} label={label} hideLabel={hideLabel} help={help} required={required}>
    {(control, invalid) => <NumberInput {...input} {...control} invalid={invalid} />}
  </Field>
);
