import { Field, type FieldProps } from './field';
import { NumberField, type NumberFieldProps } from './number-field';

export interface FigureFieldProps
  extends
    Pick<FieldProps, 'name' | 'label' | 'help' | 'required'>,
    Pick<NumberFieldProps, 'value' | 'onChange' | 'decimals' | 'prefix' | 'suffix'> {}

/** A figure with its unit, label, help and error. */
export const FigureField = ({ name, label, help, required, ...figure }: FigureFieldProps) => (
  <Field name={name} label={label} help={help} required={required}>
    {(wired, invalid) => <NumberField {...figure} {...wired} invalid={invalid} />}
  </Field>
);
