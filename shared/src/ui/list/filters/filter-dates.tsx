import { Button } from 'antd';
import { useState } from 'react';
import { formatDate } from '../../../domain/text/formats';
import { showErrorToast } from '../../../platform';
import { Icon } from '../../display/icon';
import type { DateRange } from '../list-types';
import { useLazy } from '../../display/use-lazy';
import './filter-dates.css';

export interface FilterDatesProps {
  label: string;
  value: DateRange;
  onChange: (range: DateRange) => void;
}

const loadPicker = () => import(/* webpackChunkName: "date-range" */ './date-range-picker');

/** Formats as "01/11/26 – 19/11/26", "desde 01/11/26" or "hasta 19/11/26"; an empty string for no range. */
export function formatDateRange({ from, to }: DateRange): string {
  if (from && to) return `${formatDate(from)} – ${formatDate(to)}`;
  if (from) return `desde ${formatDate(from)}`;
  return to ? `hasta ${formatDate(to)}` : '';
}

/** A date range filter; the calendar's code loads on demand. */
export function FilterDates({ label, value, onChange }: FilterDatesProps) {
  const [picker, fetchPicker] = useLazy(loadPicker);
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen && picker.status === 'loaded') {
    const { DateRangePicker } = picker.module;
    return <DateRangePicker label={label} value={value} onChange={onChange} />;
  }
  const open = async (): Promise<void> => {
    setIsOpen(true);
    if (await fetchPicker()) return;
    setIsOpen(false);
    showErrorToast('No se pudo cargar el calendario. Inténtelo de nuevo.');
  };
  const text = formatDateRange(value);
  return (
    <Button
      className={text ? 'surco-dates' : 'surco-dates surco-dates-empty'}
      aria-label={text ? `${label}: ${text}` : label}
      aria-haspopup="dialog"
      loading={isOpen && picker.status === 'loading'}
      onPointerEnter={() => void fetchPicker()}
      onFocus={() => void fetchPicker()}
      onClick={() => void open()}
    >
      <span>{text || label}</span>
      <Icon name="calendar" size={16} />
    </Button>
  );
}
