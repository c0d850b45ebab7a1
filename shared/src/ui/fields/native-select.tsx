import type { ControlProps } from './field';
import type { Option } from './option';
import './native-select.css';

export interface NativeSelectProps extends Partial<ControlProps> {
  /** The selected value; an empty string for none. */
  value: string;
  onChange: (value: string) => void;
  options: readonly Option[];
  /** Label of the empty option, which stands first. */
  placeholder?: string;
  invalid?: boolean;
  disabled?: boolean;
  'aria-label'?: string;
}

/** The browser's native select: it adds no code and opens the native picker on a phone. */
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
