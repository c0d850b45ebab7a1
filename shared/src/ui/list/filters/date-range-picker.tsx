import { DatePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { type ComponentRef, type FocusEvent, useLayoutEffect, useRef, useState } from 'react';
import { getServerTime } from '../../../platform';
import type { DateRange } from '../list-types';
import { useIsPhone } from '../../display/use-is-phone';
import { ACCEPTED_FORMATS, WIRE_FORMAT } from '../../inputs/date-formats';
import { describeUnreadableDate, parseTypedDate } from '../../inputs/parse-typed-date';
import './filter-dates.css';

interface Props {
  label: string;
  value: DateRange;
  onChange: (range: DateRange) => void;
}

const toDay = (date: string): Dayjs | null => (date ? dayjs(date, WIRE_FORMAT) : null);
const toWireDate = (day: Dayjs | null | undefined): string => day?.format(WIRE_FORMAT) ?? '';

const createPresets = (): { label: string; value: [Dayjs, Dayjs] }[] => {
  const today = dayjs(getServerTime());
  return [
    { label: 'Hoy', value: [today, today] },
    { label: 'Esta semana', value: [today.startOf('week'), today.endOf('week')] },
    { label: 'Este mes', value: [today.startOf('month'), today.endOf('month')] },
    { label: 'Últimos 30 días', value: [today.subtract(29, 'day'), today] },
  ];
};

/** The date range picker: dd/mm/yy, Monday first. Mounted on demand, so it opens at once. A text that is no date
 * stays in its field, with a sentence. */
export function DateRangePicker({ label, value, onChange }: Props) {
  const isPhone = useIsPhone();
  const picker = useRef<ComponentRef<typeof DatePicker.RangePicker>>(null);
  const [unreadableText, setUnreadableText] = useState<string | null>(null);
  const checkText = ({ target }: FocusEvent): void => {
    if (!(target instanceof HTMLInputElement)) return;
    setUnreadableText(target.value.trim() !== '' && parseTypedDate(target.value) === null ? target.value : null);
  };
  useLayoutEffect(() => picker.current?.focus(), []);
  return (
    <div className="surco-dates-range">
      <DatePicker.RangePicker
        ref={picker}
        className="surco-dates-picker"
        classNames={{ popup: { root: 'surco-dates-popup' } }}
        aria-label={label}
        format={ACCEPTED_FORMATS}
        inputReadOnly={isPhone}
        value={[toDay(value.from), toDay(value.to)]}
        onChange={(days) => {
          setUnreadableText(null);
          onChange({ from: toWireDate(days?.[0]), to: toWireDate(days?.[1]) });
        }}
        presets={createPresets()}
        placeholder={['Desde', 'Hasta']}
        allowEmpty
        defaultOpen
        preserveInvalidOnBlur
        status={unreadableText === null ? undefined : 'error'}
        onBlur={checkText}
      />
      <span className="surco-field-error" aria-live="polite">
        {unreadableText !== null && describeUnreadableDate(unreadableText)}
      </span>
    </div>
  );
}
