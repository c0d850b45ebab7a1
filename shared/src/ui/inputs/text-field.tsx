import { Input } from 'antd';
import type { InputHTMLAttributes, ReactNode } from 'react';
import { Field, type FieldProps } from '../fields/field';

type NativeInputProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'maxLength' | 'disabled'
>;

export interface TextFieldProps extends NativeInputProps, Pick<FieldProps, 'name' | 'label' | 'help' | 'required'> {
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** Content below the control. */
  children?: ReactNode;
}

/** A text input with label, help and error; browser autocompletion is off unless `autoComplete` is given. */
export const TextField = ({ name, label, help, required, onChange, children, ...native }: TextFieldProps) => (
  <Field name={name} label={label} help={help} required={required}>
    {(control, invalid) => (
      <>
        <Input
          autoComplete="off"
          {...native}
          {...control}
          name={name}
          status={invalid ? 'error' : undefined}
          onChange={({ target }) => onChange(target.value)}
        />
        {children}
      </>
    )}
  </Field>
);
