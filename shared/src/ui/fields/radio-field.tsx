import { useId } from 'react';
import './radio-field.css';

export interface RadioFieldProps<T extends string> {
  label: string;
  value: T;
  options: readonly { readonly value: T; readonly label: string }[];
  onChange: (value: T) => void;
}

/** A choice between a few options that are all visible: one tap instead of the two of a select. */
export function RadioField<T extends string>({ label, value, options, onChange }: RadioFieldProps<T>) {
  const name = useId();
  return (
    <div className="surco-radio" role="radiogroup" aria-labelledby={`${name}-label`}>
      <span id={`${name}-label`}>{label}</span>
      <div>
        {options.map((option) => (
          <label key={option.value}>
            <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
            {option.label}
          </label>
        ))}
      </div>
    </div>
  );
}
