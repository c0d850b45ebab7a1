import { escapeFormula } from '../export/escape-formula';
import { getUnit } from './format-chart-value';
import type { ChartMeasure, ChartTable } from './chart-types';

const toCell = (text: string): string => escapeFormula(text.replace(/[\t\r\n]+/g, ' '));

/**
 * The values of a chart as text that spreadsheet programs paste into cells: tabs between the columns, plain numbers, the
 * unit in the headers.
 */
export function createTsv({ title, columns, rows }: ChartTable, measure: ChartMeasure): string {
  const headers = [title, ...columns.map((column) => `${column} (${getUnit(measure)})`)];
  const lines = rows.map(({ label, values }) => [toCell(label), ...values.map((value) => String(value ?? ''))]);
  return [headers.map(toCell), ...lines].map((cells) => cells.join('\t')).join('\n');
}
