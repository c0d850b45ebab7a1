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

interface Events {
  onPointerEnter?: () => void;
  onMouseDown?: () => void;
  onKeyDown?: () => void;
  onFocus?: () => void;
  onBlur?: () => void;
}

const getClassName = (isInvalid: boolean, isEmpty: boolean): string =>
  ['surco-select', isInvalid && 'surco-select-invalid', isEmpty && 'surco-select-empty'].filter(Boolean).join(' ');

/** The browser's own select. Pages use `SelectInput`, which shows it on touch screens. */
export function NativeSelect({
  value,
  onChange,
  options,
  placeholder,
  invalid = false,
  ...rest
}: NativeSelectProps & Events) {
  return (
    <select
      {...rest}
      className={getClassName(invalid, placeholder !== undefined && value === '')}
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
