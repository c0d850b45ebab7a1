import { DatePicker, type GetRef } from 'antd';
import dayjs from 'dayjs';
import 'dayjs/locale/es';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { isCalendarDate } from '../domain/calendar';
import type { DateFieldProps } from './date-field';
import { Icon } from './icon';
import { usePhone } from './use-phone';
import './date-picker.css';
import './select.css';

dayjs.locale('es');

const WIRE = 'YYYY-MM-DD';
/** The first is how it is shown; the others are understood as well. */
const WRITTEN = ['DD/MM/YY', 'D/M/YY', 'DD/MM/YYYY', 'D/M/YYYY'];

/** A date as people write it; an empty text when it is none. */
function readDate(text: string): string {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{2}|\d{4})$/.exec(text.trim()) ?? [];
  const date = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDate(date) ? date : '';
}

interface PickerProps extends DateFieldProps {
  /** The field had the focus already when its calendar arrived. */
  awaited?: boolean;
}

/** The calendar of a date: dd/mm/yy, Monday first. On a phone it is tapped, without the keyboard in its way. */
export function DatePickerInput({
  value,
  onChange,
  max,
  invalid = false,
  disabled,
  awaited = false,
  ...wired
}: PickerProps) {
  const phone = usePhone();
  const picker = useRef<GetRef<typeof DatePicker>>(null);
  useEffect(() => {
    if (awaited) picker.current?.focus();
  }, [awaited]);
  // The picker puts the former date back without a word, and that one would be sent: what was typed stands instead.
  const typed = useRef<string | null>(null);
  const replaced = useRef<string | null>(null);
  const begin = (): void => {
    typed.current = null;
    replaced.current = null;
  };
  const end = (): void => {
    if (typed.current === null) return;
    replaced.current = value;
    onChange(readDate(typed.current));
    typed.current = null;
  };
  /** Takes the date that is typed or marked; it does not send the form around. */
  const enter = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (readDate(typed.current ?? '')) end();
    // The field is still entered: the former date may be chosen again.
    replaced.current = null;
  };
  const take = (date: string): void => {
    typed.current = null;
    if (date !== replaced.current) onChange(date);
  };
  return (
    <span
      className="surco-date"
      onInput={({ target }) => target instanceof HTMLInputElement && (typed.current = target.value)}
    >
      <DatePicker
        {...wired}
        className="surco-fill"
        ref={picker}
        defaultOpen={awaited}
        classNames={{ popup: { root: 'surco-date-popup' } }}
        format={WRITTEN}
        value={value ? dayjs(value, WIRE) : null}
        onChange={(day) => take(day?.format(WIRE) ?? '')}
        onFocus={begin}
        maxDate={max ? dayjs(max, WIRE) : undefined}
        onKeyDown={enter}
        onBlur={end}
        inputReadOnly={phone}
        allowClear={false}
        disabled={disabled}
        status={invalid ? 'error' : undefined}
        placeholder="dd/mm/aa"
        suffixIcon={<Icon name="calendar" size={16} />}
      />
    </span>
  );
}
