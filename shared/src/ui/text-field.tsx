import { Input } from 'antd';
import type { InputHTMLAttributes, ReactNode } from 'react';
import { Field, type FieldProps } from './field';

type Native = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'maxLength'
>;

export interface TextFieldProps extends Native, Pick<FieldProps, 'name' | 'label' | 'help' | 'required'> {
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** Stands below the control. */
  children?: ReactNode;
}

/** A line of text with its label, help and error; the browser completes it only where `autoComplete` says as what. */
export const TextField = ({ name, label, help, required, onChange, children, ...native }: TextFieldProps) => (
  <Field name={name} label={label} help={help} required={required}>
    {(wired, invalid) => (
      <>
        <Input
          autoComplete="off"
          {...native}
          {...wired}
          name={name}
          status={invalid ? 'error' : undefined}
          onChange={({ target }) => onChange(target.value)}
        />
        {children}
      </>
    )}
  </Field>
);
