import { formatDate, formatDateTime, formatNumber, formatPercent, noValue } from '../../domain/text/formats';
import type { DescribedColumn } from '../../records/lists/describedColumn';
import { Money } from '../display/money';
import type { ListColumn } from './list-column';

const numericKinds: ReadonlySet<string> = new Set(['money', 'integer', 'decimal', 'percent']);

function renderValue<T>({ kind, unit, value }: DescribedColumn<T>, row: T) {
  const shown = value(row);
  if (kind === 'money') return <Money value={shown} />;
  if (kind === 'date') return formatDate(shown);
  if (kind === 'time') return formatDateTime(shown);
  if (kind === 'percent') return formatPercent(shown);
  if (shown === null) return noValue;
  const text = numericKinds.has(kind ?? 'text') ? formatNumber(shown) : String(shown);
  return unit ? `${text} ${unit}` : text;
}

/**
 * Creates columns of a list from their description in `records/lists`, which their export uses too: heading and value
 * are there, only what a page adds is here.
 */
export const createColumns =
  <T, K extends string>(columns: Readonly<Record<K, DescribedColumn<T>>>) =>
  (key: K, options: Partial<Omit<ListColumn<T>, 'key' | 'title'>> = {}): ListColumn<T> => {
    const column = columns[key];
    const { heading, kind = 'text', value } = column;
    return {
      key,
      title: heading,
      render: (row) => renderValue(column, row),
      ...(kind === 'text' ? { toText: (row: T) => String(value(row) ?? '') } : {}),
      ...(numericKinds.has(kind) ? { align: 'right' as const } : {}),
      ...(kind === 'date' || kind === 'time' ? { sortAs: 'date' as const } : {}),
      ...options,
    };
  };
