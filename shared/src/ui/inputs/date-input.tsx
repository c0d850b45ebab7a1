import { Input } from 'antd';
import { useEffect, useState } from 'react';
import { formatDate } from '../../domain/text/formats';
import { runWhenIdle } from '../../platform';
import { Icon } from '../display/icon';
import { useIsPhone } from '../display/use-is-phone';
import { useLazy } from '../display/use-lazy';
import type { DateInputProps } from './date-picker-input';
import { parseTypedDate } from './parse-typed-date';

const loadPicker = () => import(/* webpackChunkName: "date-picker" */ './date-picker-input');

/** A date input in dd/mm/yy; shows the value at once and loads the calendar when the page is idle. */
export function DateInput({ value, onChange, max, invalid = false, disabled = false, ...control }: DateInputProps) {
  const [picker, fetchPicker] = useLazy(loadPicker);
  const isPhone = useIsPhone();
  // A field that is focused before the calendar has loaded opens it once it has, unless something was typed: then it is
  // only replaced when it is left.
  const [isFocused, setIsFocused] = useState(false);
  const [typedText, setTypedText] = useState<string | null>(null);
  const [unreadableText, setUnreadableText] = useState<string | null>(null);
  const commitTyped = (): void => {
    if (typedText === null) return;
    const date = parseTypedDate(typedText);
    setUnreadableText(date === null && typedText.trim() !== '' ? typedText : null);
    setTypedText(null);
    onChange(date ?? '');
  };
  const idle = picker.status === 'idle';
  useEffect(() => {
    if (idle) runWhenIdle(() => void fetchPicker());
  }, [idle, fetchPicker]);
  if (picker.status === 'loaded' && typedText === null) {
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
        unreadableText={unreadableText}
      />
    );
  }
  return (
    <Input
      {...control}
      value={typedText ?? (value ? formatDate(value) : (unreadableText ?? ''))}
      autoComplete="off"
      readOnly={isPhone}
      disabled={disabled}
      status={invalid || (value === '' && unreadableText !== null) ? 'error' : undefined}
      suffix={<Icon name="calendar" size={16} />}
      onFocus={() => {
        setIsFocused(true);
        void fetchPicker();
      }}
      onChange={({ target }) => setTypedText(target.value)}
      onPressEnter={(event) => {
        // As in the calendar, it does not submit the form.
        event.preventDefault();
        commitTyped();
      }}
      onBlur={() => {
        setIsFocused(false);
        commitTyped();
      }}
    />
  );
}
