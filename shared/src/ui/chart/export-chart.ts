import { call } from '../../platform';
import { exportSpreadsheet } from '../export/spreadsheet/export-spreadsheet';
import type { CreateFile } from '../export/use-export';
import type { ListColumn } from '../table/list-column';
import { getHeadingUnit, toMeasureCell } from './format-chart-value';
import type { ChartMeasure, ChartSource, ChartTable } from './chart-types';

type Row = ChartTable['rows'][number];

const createColumns = ({ title, columns }: ChartTable, measure: ChartMeasure): ListColumn<Row>[] => [
  { key: 'label', title, render: ({ label }) => label },
  ...columns.map((column, index): ListColumn<Row> => ({
    key: String(index),
    title: column,
    unit: getHeadingUnit(column, measure),
    align: 'right',
    render: () => '',
    exportCell: ({ values }) => toMeasureCell(values[index] ?? null, measure),
  })),
];

/** Returns a function that creates the spreadsheet of a chart and has the audit log record the export. */
export const createChartFile =
  (name: string, table: ChartTable, measure: ChartMeasure, { list, filters }: ChartSource): CreateFile =>
  async (report, signal) => {
    const { buffer } = new TextEncoder().encode(JSON.stringify({ data: table.rows }));
    const columns = createColumns(table, measure);
    const file = await exportSpreadsheet({ name, columns, pages: [buffer], report, signal });
    await call('POST /exports', { body: { list, name: file.name, filters, rows: file.rowCount } }, { signal });
    return file;
  };
