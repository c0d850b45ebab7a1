import { escapeFormula } from '../export/escape-formula';
import { getHeadingUnit } from './format-chart-value';
import type { ChartMeasure, ChartTable } from './chart-types';

const toCell = (text: string): string => escapeFormula(text.replace(/[\t\r\n]+/g, ' '));

/** A share has four decimals, so that a percentage has two; a weekly target, a quotient, would have sixteen. */
const toNumberText = (value: number, measure: ChartMeasure): string =>
  String(Number(value.toFixed(measure === 'percent' ? 4 : 2)));

function toHeader(column: string, measure: ChartMeasure): string {
  const unit = getHeadingUnit(column, measure);
  return unit ? `${column} (${unit})` : column;
}

/**
 * The values of a chart as text that spreadsheet programs paste into cells: tabs between the columns, plain numbers, the
 * unit in the headers.
 */
export function createTsv({ title, columns, rows }: ChartTable, measure: ChartMeasure): string {
  const headers = [title, ...columns.map((column) => toHeader(column, measure))];
  const lines = rows.map(({ label, values }) => [
    toCell(label),
    ...values.map((value) => (value === null ? '' : toNumberText(value, measure))),
  ]);
  return [headers.map(toCell), ...lines].map((cells) => cells.join('\t')).join('\n');
}
