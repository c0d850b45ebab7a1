import type { Wired } from './field';
import type { Option } from './option';
import './native-select.css';

export interface NativeSelectProps extends Partial<Wired> {
  /** The chosen value; an empty text when none is. */
  value: string;
  onChange: (value: string) => void;
  options: readonly Option[];
  /** Stands first, for no choice. */
  placeholder?: string;
  invalid?: boolean;
  disabled?: boolean;
  'aria-label'?: string;
}

/** The browser's own list to choose from: it weighs nothing and a phone shows it as it shows all others. */
export function NativeSelect({ value, onChange, options, placeholder, invalid = false, ...rest }: NativeSelectProps) {
  return (
    <select
      {...rest}
      className={invalid ? 'surco-select surco-select-invalid' : 'surco-select'}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      {placeholder !== undefined && <option value="">{placeholder}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
