import { formatCount, formatMoney, formatNumber, formatPercent, noValue } from '../../domain/text/formats';
import type { ChartMeasure } from './chart-types';

/** From here on an axis shows "10 k" instead of "10,000". */
const COMPACT_FROM = 10_000;

const compactFormatter = /* @__PURE__ */ new Intl.NumberFormat('es-MX', {
  notation: 'compact',
  maximumFractionDigits: 1,
});

/** The unit of a measure, in the plural: "bolsas", "pesos", "%". */
export function getUnit(measure: ChartMeasure): string {
  if (measure === 'money') return 'pesos';
  return measure === 'percent' ? '%' : measure[1];
}

/** The unit that a heading adds to its text; undefined where the text has it, as "Bolsas" and "Bolsas vendidas" do. */
export function getHeadingUnit(heading: string, measure: ChartMeasure): string | undefined {
  const unit = getUnit(measure);
  return heading.toLowerCase().split(' ').includes(unit) ? undefined : unit;
}

/** A value with its unit: "1,200 bolsas", "$1,200.00", "7.5 %". */
export function formatWithUnit(value: number | null, measure: ChartMeasure): string {
  if (value === null) return noValue;
  if (measure === 'money') return formatMoney(value);
  return measure === 'percent' ? formatPercent(value) : formatCount(value, ...measure);
}

/** A value in a column that names the unit: "1,200", "$1,200.00", "7.5 %". */
export function formatWithoutUnit(value: number | null, measure: ChartMeasure): string {
  return typeof measure === 'string' ? formatWithUnit(value, measure) : formatNumber(value);
}

/** A value beside an axis, as short as possible: "8,000", "12.5 k", "$1.2 M", "40 %". */
export function formatTick(value: number, measure: ChartMeasure): string {
  if (measure === 'percent') return formatPercent(value);
  const text = Math.abs(value) < COMPACT_FROM ? formatNumber(value) : compactFormatter.format(value);
  return measure === 'money' ? text.replace(/^(-?)/, '$1$$') : text;
}
