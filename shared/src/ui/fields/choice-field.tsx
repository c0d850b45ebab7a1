import type { ReactNode } from 'react';
import { Field, type FieldProps } from './field';
import { SelectInput, type SelectInputProps } from './select-input';

export interface ChoiceFieldProps
  extends
    Pick<FieldProps, 'name' | 'label' | 'help' | 'required'>,
    Pick<SelectInputProps, 'value' | 'onChange' | 'options' | 'placeholder' | 'disabled' | 'loadsOnUse'> {
  /** Shown below while there is nothing to choose from. */
  missing?: ReactNode;
}

/** A select with label, help and error. */
export const ChoiceField = ({ name, label, help, required, missing, ...choice }: ChoiceFieldProps) => (
  <Field name={name} label={label} help={help} required={required}>
    {(control, invalid) => (
      <>
        <SelectInput {...choice} {...control} invalid={invalid} />
        {choice.options.length === 0 && missing}
      </>
    )}
  </Field>
);
