import { Input } from 'antd';
import { useEffect, useState } from 'react';
import { formatDate } from '../domain/formats';
import type { Wired } from './field';
import { Icon } from './icon';
import { useLazy } from './use-lazy';

export interface DateFieldProps extends Partial<Wired> {
  /** Calendar date, `YYYY-MM-DD`; an empty text when none is given. */
  value: string;
  onChange: (date: string) => void;
  /** The last date that can be chosen. */
  max?: string;
  invalid?: boolean;
  disabled?: boolean;
}

const loadPicker = () => import(/* webpackChunkName: "date-picker" */ './date-picker');

/** One date, dd/mm/yy; the date stands there at once and its calendar arrives after the page. */
export function DateField({ value, onChange, max, invalid = false, disabled = false, ...wired }: DateFieldProps) {
  const [picker, fetchPicker] = useLazy(loadPicker);
  // Whoever was quicker than the calendar finds it open once it is there.
  const [awaited, setAwaited] = useState(false);
  const idle = picker.status === 'idle';
  useEffect(() => {
    if (idle) void fetchPicker();
  }, [idle, fetchPicker]);
  if (picker.status === 'loaded') {
    const { DatePickerInput } = picker.module;
    return (
      <DatePickerInput
        {...wired}
        value={value}
        onChange={onChange}
        max={max}
        invalid={invalid}
        disabled={disabled}
        awaited={awaited}
      />
    );
  }
  return (
    <Input
      {...wired}
      value={value ? formatDate(value) : ''}
      readOnly
      disabled={disabled}
      status={invalid ? 'error' : undefined}
      suffix={<Icon name="calendar" size={16} />}
      onFocus={() => {
        setAwaited(true);
        void fetchPicker();
      }}
      onBlur={() => setAwaited(false)}
    />
  );
}
