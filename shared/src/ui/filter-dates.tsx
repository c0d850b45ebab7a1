import { Button } from 'antd';
import { useState } from 'react';
import { formatDate } from '../domain/formats';
import { notifyError } from '../platform';
import { Icon } from './icon';
import type { DateRange } from './list-types';
import { useLazy } from './use-lazy';
import './filter-dates.css';

export interface FilterDatesProps {
  label: string;
  value: DateRange;
  onChange: (range: DateRange) => void;
}

const loadPicker = () => import(/* webpackChunkName: "date-range" */ './date-range');

/** "01/11/26 – 19/11/26", "desde 01/11/26", "hasta 19/11/26"; an empty text for no range. */
export function rangeText({ from, to }: DateRange): string {
  if (from && to) return `${formatDate(from)} – ${formatDate(to)}`;
  if (from) return `desde ${formatDate(from)}`;
  return to ? `hasta ${formatDate(to)}` : '';
}

/** A range of dates; the calendar's code is fetched when someone wants to see it. */
export function FilterDates({ label, value, onChange }: FilterDatesProps) {
  const [picker, fetchPicker] = useLazy(loadPicker);
  const [wanted, setWanted] = useState(false);
  if (wanted && picker.status === 'loaded') {
    const { DateRangePicker } = picker.module;
    return <DateRangePicker label={label} value={value} onChange={onChange} />;
  }
  const open = async (): Promise<void> => {
    setWanted(true);
    if (await fetchPicker()) return;
    setWanted(false);
    notifyError('No se pudo cargar el calendario. Inténtelo de nuevo.');
  };
  const text = rangeText(value);
  return (
    <Button
      className={text ? 'surco-dates' : 'surco-dates surco-dates-empty'}
      aria-label={text ? `${label}: ${text}` : label}
      aria-haspopup="dialog"
      loading={wanted && picker.status === 'loading'}
      onPointerEnter={() => void fetchPicker()}
      onFocus={() => void fetchPicker()}
      onClick={() => void open()}
    >
      <span>{text || label}</span>
      <Icon name="calendar" size={16} />
    </Button>
  );
}
