import { DatePicker, type GetRef } from 'antd';
import dayjs from 'dayjs';
import { type KeyboardEvent, useLayoutEffect, useId, useRef, useState } from 'react';
import type { ControlProps } from '../fields/field';
import { getServerTime } from '../../platform';
import { Icon } from '../display/icon';
import { useIsPhone } from '../display/use-is-phone';
import { ACCEPTED_FORMATS, WIRE_FORMAT } from './date-formats';
import { DateTextInput, UnreadableText } from './date-text-input';
import { describeUnreadableDate, parseTypedDate } from './parse-typed-date';
import './date-picker-input.css';
import '../display/fill.css';

const PICKER_COMPONENTS = { input: DateTextInput };

export interface DateInputProps extends Partial<ControlProps> {
  /** Calendar date, `YYYY-MM-DD`; an empty string for none. */
  value: string;
  onChange: (date: string) => void;
  /** The latest date that the calendar offers, `YYYY-MM-DD`. A later one that is typed still reaches `onChange`. */
  max?: string;
  invalid?: boolean;
  disabled?: boolean;
}

interface DatePickerInputProps extends DateInputProps {
  /** The field already had the focus when the calendar loaded. */
  isFocused?: boolean;
  /** A text that was typed before the calendar loaded, and is not a date. */
  unreadableText?: string | null;
}

/**
 * The date picker: dd/mm/yy, Monday first. On a phone the on-screen keyboard stays closed. A typed text that is not
 * a date stays in the field, with a sentence that says how to write one, and the value is empty.
 */
export function DatePickerInput({
  value,
  onChange,
  max,
  invalid = false,
  disabled,
  isFocused = false,
  unreadableText: initialText = null,
  ...control
}: DatePickerInputProps) {
  const isPhone = useIsPhone();
  const picker = useRef<GetRef<typeof DatePicker>>(null);
  useLayoutEffect(() => {
    if (isFocused) picker.current?.focus();
  }, [isFocused]);
  // When the typed text is no date, or one after `max`, antd silently restores the previous date. `commitTyped` reports
  // the typed date (or none) instead, and `handleSelect` ignores the restored one.
  const typedText = useRef<string | null>(null);
  const replacedDate = useRef<string | null>(null);
  const [unreadableText, setUnreadableText] = useState(initialText);
  // The form may have set another date since.
  const shownText = value === '' ? unreadableText : null;
  const errorId = useId();
  const startEditing = (): void => {
    typedText.current = null;
    replacedDate.current = null;
  };
  const commitTyped = (): void => {
    if (typedText.current === null) return;
    const date = parseTypedDate(typedText.current);
    setUnreadableText(date === null && typedText.current.trim() !== '' ? typedText.current : null);
    replacedDate.current = value;
    onChange(date ?? '');
    typedText.current = null;
  };
  const handleInput = (text: string): void => {
    typedText.current = text;
    setUnreadableText(null);
  };
  /** Accepts the typed or highlighted date without submitting the surrounding form. */
  const handleKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (typedText.current) commitTyped();
    // The field keeps the focus: the previous date may be selected again.
    replacedDate.current = null;
  };
  const handleSelect = (date: string): void => {
    typedText.current = null;
    setUnreadableText(null);
    if (date !== replacedDate.current) onChange(date);
  };
  return (
    <span
      className="surco-date"
      onInput={({ target }) => target instanceof HTMLInputElement && handleInput(target.value)}
    >
      <UnreadableText value={shownText}>
        <DatePicker
          {...control}
          aria-describedby={
            [shownText !== null && errorId, control['aria-describedby']].filter(Boolean).join(' ') || undefined
          }
          aria-invalid={shownText === null ? control['aria-invalid'] : true}
          className="surco-fill"
          ref={picker}
          components={PICKER_COMPONENTS}
          defaultOpen={isFocused}
          classNames={{ popup: { root: 'surco-date-popup' } }}
          format={ACCEPTED_FORMATS}
          value={value ? dayjs(value, WIRE_FORMAT) : null}
          onChange={(day) => handleSelect(day?.format(WIRE_FORMAT) ?? '')}
          onFocus={startEditing}
          // The button «Hoy» of the library takes the day of the device, whose clock may be wrong.
          showNow={dayjs().isSame(getServerTime(), 'day')}
          maxDate={max ? dayjs(max, WIRE_FORMAT) : undefined}
          onKeyDown={handleKeyDown}
          onBlur={commitTyped}
          inputReadOnly={isPhone}
          allowClear={false}
          disabled={disabled}
          status={invalid || shownText !== null ? 'error' : undefined}
          placeholder="dd/mm/aa"
          suffixIcon={<Icon name="calendar" size={16} />}
        />
      </UnreadableText>
      <span id={errorId} className="surco-field-error surco-date-error" aria-live="polite">
        {shownText !== null && describeUnreadableDate(shownText)}
      </span>
    </span>
  );
}
