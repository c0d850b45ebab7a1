import { Input } from 'antd';
import type { InputHTMLAttributes, ReactNode } from 'react';
import { Field, type FieldProps } from '../fields/field';

type NativeInputProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'type'
  | 'inputMode'
  | 'autoComplete'
  | 'autoCapitalize'
  | 'maxLength'
  | 'placeholder'
  | 'list'
  | 'disabled'
  | 'onSelect'
>;

export interface TextFieldProps
  extends NativeInputProps, Pick<FieldProps, 'name' | 'label' | 'hideLabel' | 'help' | 'required' | 'error'> {
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** Content below the control. */
  children?: ReactNode;
}

/** A text input with label, help and error; browser autocompletion is off unless `autoComplete` is given. */
export const TextField = ({
  name,
  label,
  hideLabel,
  help,
  required,
  error,
  onChange,
  children,
  ...native
}: TextFieldProps) => (
  <Field name={name} label={label} hideLabel={hideLabel} help={help} required={required} error={error}>
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
