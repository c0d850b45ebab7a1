import { call, getToday } from '../../platform';
import { createCsvFile } from '../export/create-csv-file';
import type { NamedFile } from '../export/save-file';
import { createChartCells } from './create-chart-cells';
import type { ChartMeasure, ChartSource, ChartTable } from './chart-types';

/** Creates a CSV file of the values of a chart, once the audit log has recorded it. @throws ApiError */
export async function createChartFile(
  title: string,
  table: ChartTable,
  measure: ChartMeasure,
  source: ChartSource,
  signal: AbortSignal,
): Promise<NamedFile> {
  const name = `${title} ${getToday()}.csv`;
  await call('POST /exports/charts', { body: { ...source, name, rows: table.rows.length } }, { signal });
  return { name, blob: createCsvFile(createChartCells(table, measure)) };
}
