import { Field } from '@surco/shared/ui/field';
import type { InputHTMLAttributes, ReactNode } from 'react';

type Native = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'spellCheck'
>;

export interface TextFieldProps extends Native {
  name: string;
  label: string;
  help?: string;
  error?: string;
  value: string;
  onChange: (value: string) => void;
  /** Stands at the end of the field, inside its border. */
  suffix?: ReactNode;
}

/** A native input dressed like antd's: the login page is the first thing to load and antd's own weighs 26 KB. */
export function TextField({ name, label, help, error, onChange, suffix, ...native }: TextFieldProps) {
  return (
    <Field name={name} label={label} help={help} error={error}>
      {(wired) => (
        <div className="surco-login-input" data-invalid={error ? '' : undefined}>
          <input {...native} {...wired} name={name} aria-required onChange={({ target }) => onChange(target.value)} />
          {suffix}
        </div>
      )}
    </Field>
  );
}
