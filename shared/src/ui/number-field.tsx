import { Input } from 'antd';
import { type FocusEvent, useState } from 'react';
import { plainFigure, readFigure } from '../domain/figure';
import { formatNumber } from '../domain/formats';
import type { Wired } from './field';
import './number-field.css';

/** Promised to sections since 1.0; what reads figures is `domain/figure`. */
export { readFigure as parseNumber } from '../domain/figure';

export interface NumberFieldProps extends Partial<Wired> {
  /** `null` when empty; NaN when what stands there is no number. */
  value: number | null;
  onChange: (value: number | null) => void;
  /** How many decimals it takes; 0 brings the keypad without a decimal point. */
  decimals?: number;
  /** Unit before or after the figure. */
  prefix?: string;
  suffix?: string;
  placeholder?: string;
  invalid?: boolean;
  disabled?: boolean;
  readOnly?: boolean;
  'aria-label'?: string;
}

/** Cents stand as two figures: 1,000.5 pesos are $1,000.50. */
function write(value: number | null, decimals: number, isMoney: boolean): string {
  if (value === null || Number.isNaN(value)) return '';
  return formatNumber(value, isMoney && !Number.isInteger(value) ? 2 : 0, Math.max(decimals, 4));
}

/** A figure in es-MX: typed freely, written out with its thousands when the field is left. */
export function NumberField({ value, onChange, decimals = 0, invalid = false, ...rest }: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [kept, setKept] = useState('');
  const unreadable = value !== null && Number.isNaN(value);
  const text = typed ?? (unreadable ? kept : write(value, decimals, rest.prefix === '$'));
  const change = (next: string): void => {
    setTyped(next);
    setKept(next);
    onChange(readFigure(next));
  };
  // Without its thousands while it is worked on: a figure taken from "1,234" would leave "1,23", which says nothing.
  const focus = ({ target }: FocusEvent<HTMLInputElement>): void => {
    setTyped(plainFigure(text) ?? text);
    queueMicrotask(() => target.select());
  };
  return (
    <Input
      {...rest}
      className="surco-number"
      value={text}
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      autoComplete="off"
      status={invalid ? 'error' : undefined}
      onChange={(event) => change(event.target.value)}
      onFocus={focus}
      onBlur={() => setTyped(null)}
    />
  );
}
