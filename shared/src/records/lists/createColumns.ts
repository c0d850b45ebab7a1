import {
  formatDate,
  formatDateTime,
  formatMoney,
  formatNumber,
  formatPercent,
  noValue,
} from '../../domain/text/formats';
import type { ListColumn } from '../../ui/table/list-column';
import type { DescribedColumn } from './describedColumn';

const numericKinds: ReadonlySet<string> = new Set(['money', 'integer', 'decimal', 'percent']);

function formatValue<T>({ kind, unit, value }: DescribedColumn<T>, row: T): string {
  // A record that a device stored before the column existed lacks its value.
  const shown = value(row) ?? null;
  if (kind === 'money') return formatMoney(shown);
  if (kind === 'date') return formatDate(shown);
  if (kind === 'time') return formatDateTime(shown);
  if (kind === 'percent') return formatPercent(shown);
  if (shown === null) return noValue;
  const text = numericKinds.has(kind ?? 'text') ? formatNumber(shown) : String(shown);
  return unit ? `${text} ${unit}` : text;
}

/**
 * Creates columns of a list from their description, which their export uses too; `options` are what a page adds. It is
 * not in `ui/table`, which every page loads.
 */
export const createColumns =
  <T, K extends string>(columns: Readonly<Record<K, DescribedColumn<T>>>) =>
  (key: K, options: Partial<Omit<ListColumn<T>, 'key' | 'title'>> = {}): ListColumn<T> => {
    const column = columns[key];
    const { heading, kind = 'text', value } = column;
    return {
      key,
      title: heading,
      render: (row) => formatValue(column, row),
      ...(kind === 'text' ? { toText: (row: T) => String(value(row) ?? '') } : {}),
      ...(numericKinds.has(kind) ? { align: 'right' as const } : {}),
      ...(kind === 'date' || kind === 'time' ? { sortAs: 'date' as const } : {}),
      ...options,
    };
  };
