import { Field } from '@surco/shared/ui/field';
import { Input } from 'antd';
import type { InputHTMLAttributes, ReactNode } from 'react';

type Native = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'maxLength'
>;

interface Props extends Native {
  name: string;
  label: string;
  help?: string;
  required?: boolean;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** Stands below the field. */
  children?: ReactNode;
}

/** A line of text with its label, help and error. */
export function TextField({ name, label, help, required, onChange, children, ...native }: Props) {
  return (
    <Field name={name} label={label} help={help} required={required}>
      {(wired, invalid) => (
        <>
          <Input
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
}
