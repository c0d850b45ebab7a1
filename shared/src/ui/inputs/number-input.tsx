import { Input } from 'antd';
import { type FocusEvent, useState } from 'react';
import { normalizeNumberText, parseNumber } from '../../domain/text/parseNumber';
import { formatNumber } from '../../domain/text/formats';
import type { ControlProps } from '../fields/field';
import './number-input.css';

export interface NumberInputProps extends Partial<ControlProps> {
  /** `null` when empty; NaN when the text is not a number. */
  value: number | null;
  onChange: (value: number | null) => void;
  /** Expected decimals: 0 shows the keypad without a decimal point. More are accepted, and up to four are shown. */
  decimals?: number;
  /** Unit before or after the number. */
  prefix?: string;
  suffix?: string;
  placeholder?: string;
  invalid?: boolean;
  disabled?: boolean;
  readOnly?: boolean;
  /** Called for Enter. */
  onPressEnter?: () => void;
  'aria-label'?: string;
}

/** Cents always have two digits: 1,000.5 pesos show as $1,000.50. */
function formatValue(value: number | null, decimals: number, isMoney: boolean): string {
  if (value === null || Number.isNaN(value)) return '';
  return formatNumber(value, isMoney && !Number.isInteger(value) ? 2 : 0, Math.max(decimals, 4));
}

/** A number in es-MX format: typed freely, formatted with thousands separators on blur. */
export function NumberInput({ value, onChange, decimals = 0, invalid = false, ...rest }: NumberInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [lastTyped, setLastTyped] = useState('');
  const isNotANumber = value !== null && Number.isNaN(value);
  const text = typed ?? (isNotANumber ? lastTyped : formatValue(value, decimals, rest.prefix === '$'));
  const handleChange = (next: string): void => {
    setTyped(next);
    setLastTyped(next);
    onChange(parseNumber(next));
  };
  // No thousands separators while editing: deleting a digit from "1,234" would leave "1,23", which is 1.23.
  const startEditing = ({ target }: FocusEvent<HTMLInputElement>): void => {
    // The user comes back to the window: what is typed next continues the text instead of replacing it.
    if (typed !== null) return;
    // In the field itself, so that it can be selected before a key comes.
    target.value = normalizeNumberText(text) ?? text;
    target.select();
    setTyped(target.value);
  };
  return (
    <Input
      {...rest}
      className="surco-number"
      value={text}
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      autoComplete="off"
      status={invalid ? 'error' : undefined}
      onChange={(event) => handleChange(event.target.value)}
      onFocus={startEditing}
      // A window that is left keeps its focused element.
      onBlur={({ target }) => document.activeElement !== target && setTyped(null)}
    />
  );
}
