import { Input } from 'antd';
import { useEffect, useState } from 'react';
import { formatDate } from '../../domain/text/formats';
import { runWhenIdle } from '../../platform';
import { Icon } from '../display/icon';
import { useLazy } from '../display/use-lazy';
import type { DateInputProps } from './date-picker-input';

const loadPicker = () => import(/* webpackChunkName: "date-picker" */ './date-picker-input');

/** A date input in dd/mm/yy; shows the value at once and loads the calendar when the page is idle. */
export function DateInput({ value, onChange, max, invalid = false, disabled = false, ...control }: DateInputProps) {
  const [picker, fetchPicker] = useLazy(loadPicker);
  // A field that is focused before the calendar has loaded opens it once it has.
  const [isFocused, setIsFocused] = useState(false);
  const idle = picker.status === 'idle';
  useEffect(() => {
    if (idle) runWhenIdle(() => void fetchPicker());
  }, [idle, fetchPicker]);
  if (picker.status === 'loaded') {
    const { DatePickerInput } = picker.module;
    return (
      <DatePickerInput
        {...control}
        value={value}
        onChange={onChange}
        max={max}
        invalid={invalid}
        disabled={disabled}
        isFocused={isFocused}
      />
    );
  }
  return (
    <Input
      {...control}
      value={value ? formatDate(value) : ''}
      readOnly
      disabled={disabled}
      status={invalid ? 'error' : undefined}
      suffix={<Icon name="calendar" size={16} />}
      onFocus={() => {
        setIsFocused(true);
        void fetchPicker();
      }}
      onBlur={() => setIsFocused(false)}
    />
  );
}
