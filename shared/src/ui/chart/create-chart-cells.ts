import { escapeFormula } from '../export/escape-formula';
import { getHeadingUnit } from './format-chart-value';
import type { ChartMeasure, ChartTable } from './chart-types';

/** A share has four decimals, so that a percentage has two; a weekly target, a quotient, would have sixteen. */
const round = (value: number, measure: ChartMeasure): number => Number(value.toFixed(measure === 'percent' ? 4 : 2));

function toHeader(column: string, measure: ChartMeasure): string {
  const unit = getHeadingUnit(column, measure);
  return unit ? `${column} (${unit})` : column;
}

/** The values of a chart as rows of cells, below headers with the unit; empty where there is no value. */
export const createChartCells = (
  { title, columns, rows }: ChartTable,
  measure: ChartMeasure,
): readonly (readonly (string | number)[])[] => [
  [title, ...columns.map((column) => toHeader(column, measure))],
  ...rows.map(({ label, values }) => [label, ...values.map((value) => (value === null ? '' : round(value, measure)))]),
];

const toPastedCell = (cell: string | number): string =>
  typeof cell === 'number' ? String(cell) : escapeFormula(cell.replace(/[\t\r\n]+/g, ' '));

/** The cells as text that spreadsheet programs paste: tabs between the columns. */
export const createTsv = (table: ChartTable, measure: ChartMeasure): string =>
  createChartCells(table, measure)
    .map((cells) => cells.map(toPastedCell).join('\t'))
    .join('\n');
