import { DatePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { type ComponentRef, useEffect, useRef } from 'react';
import 'dayjs/locale/es';
import type { DateRange } from './list-types';
import { usePhone } from './use-phone';
import './filter-dates.css';

interface Props {
  label: string;
  value: DateRange;
  onChange: (range: DateRange) => void;
}

dayjs.locale('es');

const WIRE = 'YYYY-MM-DD';
/** The first is how it is shown; the others are understood as well. */
const WRITTEN = ['DD/MM/YY', 'D/M/YY', 'DD/MM/YYYY', 'D/M/YYYY'];

const toDay = (date: string): Dayjs | null => (date ? dayjs(date, WIRE) : null);
const toWire = (day: Dayjs | null | undefined): string => day?.format(WIRE) ?? '';

const spans = (): { label: string; value: [Dayjs, Dayjs] }[] => {
  const today = dayjs();
  return [
    { label: 'Hoy', value: [today, today] },
    { label: 'Esta semana', value: [today.startOf('week'), today.endOf('week')] },
    { label: 'Este mes', value: [today.startOf('month'), today.endOf('month')] },
    { label: 'Últimos 30 días', value: [today.subtract(29, 'day'), today] },
  ];
};

/** The calendar behind a range of dates: dd/mm/yy, Monday first. Fetched on demand, so it opens at once. */
export function DateRangePicker({ label, value, onChange }: Props) {
  const phone = usePhone();
  const picker = useRef<ComponentRef<typeof DatePicker.RangePicker>>(null);
  useEffect(() => picker.current?.focus(), []);
  return (
    <DatePicker.RangePicker
      ref={picker}
      className="surco-dates-picker"
      classNames={{ popup: { root: 'surco-dates-popup' } }}
      aria-label={label}
      format={WRITTEN}
      inputReadOnly={phone}
      value={[toDay(value.from), toDay(value.to)]}
      onChange={(days) => onChange({ from: toWire(days?.[0]), to: toWire(days?.[1]) })}
      presets={spans()}
      placeholder={['Desde', 'Hasta']}
      allowEmpty
      defaultOpen
    />
  );
}
