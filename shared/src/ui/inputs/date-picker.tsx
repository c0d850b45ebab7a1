import { DatePicker, type GetRef } from 'antd';
import dayjs from 'dayjs';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { isCalendarDate } from '../../domain/calendar/calendarDates';
import type { ControlProps } from '../fields/field';
import { Icon } from '../display/icon';
import { useIsPhone } from '../display/use-is-phone';
import { ACCEPTED_FORMATS, WIRE_FORMAT } from './date-formats';
import './date-picker.css';
import '../display/fill.css';

/** Parses a typed date to `YYYY-MM-DD`; an empty string when it is not a date. */
function parseDate(text: string): string {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{2}|\d{4})$/.exec(text.trim()) ?? [];
  const date = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDate(date) ? date : '';
}

export interface DateInputProps extends Partial<ControlProps> {
  /** Calendar date, `YYYY-MM-DD`; an empty string for none. */
  value: string;
  onChange: (date: string) => void;
  /** The latest selectable date, `YYYY-MM-DD`. */
  max?: string;
  invalid?: boolean;
  disabled?: boolean;
}

interface DatePickerInputProps extends DateInputProps {
  /** The field already had the focus when the calendar loaded. */
  isFocused?: boolean;
}

/** The date picker: dd/mm/yy, Monday first. On a phone the on-screen keyboard stays closed. */
export function DatePickerInput({
  value,
  onChange,
  max,
  invalid = false,
  disabled,
  isFocused = false,
  ...control
}: DatePickerInputProps) {
  const isPhone = useIsPhone();
  const picker = useRef<GetRef<typeof DatePicker>>(null);
  useEffect(() => {
    if (isFocused) picker.current?.focus();
  }, [isFocused]);
  // antd silently restores the previous date when the typed one is invalid; report the typed text instead.
  const typedText = useRef<string | null>(null);
  const replacedDate = useRef<string | null>(null);
  const startEditing = (): void => {
    typedText.current = null;
    replacedDate.current = null;
  };
  const commitTyped = (): void => {
    if (typedText.current === null) return;
    replacedDate.current = value;
    onChange(parseDate(typedText.current));
    typedText.current = null;
  };
  /** Accepts the typed or highlighted date without submitting the surrounding form. */
  const handleKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (parseDate(typedText.current ?? '')) commitTyped();
    // The field keeps the focus: the previous date may be selected again.
    replacedDate.current = null;
  };
  const handleSelect = (date: string): void => {
    typedText.current = null;
    if (date !== replacedDate.current) onChange(date);
  };
  return (
    <span
      className="surco-date"
      onInput={({ target }) => target instanceof HTMLInputElement && (typedText.current = target.value)}
    >
      <DatePicker
        {...control}
        className="surco-fill"
        ref={picker}
        defaultOpen={isFocused}
        classNames={{ popup: { root: 'surco-date-popup' } }}
        format={ACCEPTED_FORMATS}
        value={value ? dayjs(value, WIRE_FORMAT) : null}
        onChange={(day) => handleSelect(day?.format(WIRE_FORMAT) ?? '')}
        onFocus={startEditing}
        maxDate={max ? dayjs(max, WIRE_FORMAT) : undefined}
        onKeyDown={handleKeyDown}
        onBlur={commitTyped}
        inputReadOnly={isPhone}
        allowClear={false}
        disabled={disabled}
        status={invalid ? 'error' : undefined}
        placeholder="dd/mm/aa"
        suffixIcon={<Icon name="calendar" size={16} />}
      />
    </span>
  );
}
