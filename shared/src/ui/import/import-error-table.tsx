import { Button } from 'antd';
import type { ReactNode } from 'react';
import { formatCount } from '../../domain/text/formats';
import { createCsvFile } from '../export/create-csv-file';
import { DataTable } from '../table/data-table';
import { Icon } from '../display/icon';
import type { ImportRowError } from './import-types';
import { ListPagination } from '../list/list-pagination';
import type { ListColumn } from '../table/list-column';
import { saveFile } from '../export/save-file';
import { useRowPages } from './use-row-pages';
import './import-page.css';

interface Row extends ImportRowError {
  id: string;
}

const HEADINGS = {
  row: 'Fila',
  record: 'Registro',
  column: 'Columna',
  value: 'Valor leído',
  message: 'Qué corregir',
} as const;

/** Column text of an error that concerns the whole row. */
const WHOLE_ROW = 'Toda la fila';

// Elements, because a cell cuts a text that does not fit.
const wrap = (text: string): ReactNode => <span className="surco-import-message">{text}</span>;

/** Files of other lists have neither records nor values. */
function createColumns(errors: readonly ImportRowError[], message: string): readonly ListColumn<Row>[] {
  const record: ListColumn<Row> = {
    key: 'record',
    title: HEADINGS.record,
    render: (row) => wrap(row.record ?? ''),
    width: 170,
  };
  const value: ListColumn<Row> = {
    key: 'value',
    title: HEADINGS.value,
    render: (row) => wrap(row.value ?? ''),
    width: 130,
  };
  return [
    {
      key: 'row',
      title: HEADINGS.row,
      render: ({ row }) => (row > 0 ? `Fila ${row}` : 'Archivo'),
      cardPosition: 'title',
      nowrap: true,
      width: 80,
    },
    ...(errors.some((error) => error.record) ? [record] : []),
    { key: 'column', title: HEADINGS.column, render: ({ column }) => wrap(column || WHOLE_ROW), width: 120 },
    ...(errors.some((error) => error.value) ? [value] : []),
    { key: 'message', title: message, render: (row) => wrap(row.message) },
  ];
}

interface RowTableProps {
  title: string;
  caption: string;
  errors: readonly ImportRowError[];
  /** Heading of the messages. */
  message: string;
  action?: ReactNode;
}

/** What is said about rows, on pages. */
function RowTable({ title, caption, errors, message, action }: RowTableProps) {
  const { data, page, setPage } = useRowPages(errors.map((error, index) => ({ ...error, id: String(index) })));
  return (
    <div className="surco-import-report">
      <div className="surco-list-top">
        <b>{title}</b>
        {action}
      </div>
      <DataTable columns={createColumns(errors, message)} rows={data} caption={caption} />
      <ListPagination page={page} setPage={setPage} />
    </div>
  );
}

function saveRows(rows: readonly (readonly (string | number)[])[], name: string, ending: string): void {
  saveFile({ name: `${name.replace(/\.\w+$/, '')} - ${ending}.csv`, blob: createCsvFile(rows) });
}

const downloadErrors = (errors: readonly ImportRowError[], name: string): void =>
  saveRows(
    [
      Object.values(HEADINGS),
      ...errors.map(({ row, record = '', column, value = '', message }) => [
        row,
        record,
        column || WHOLE_ROW,
        value,
        message,
      ]),
    ],
    name,
    'errores',
  );

interface Props {
  errors: readonly ImportRowError[];
  /** Name of the file that has the errors. */
  fileName: string;
  /** The complete rows with their headings, for a file to correct. */
  failedRows?: readonly (readonly string[])[] | undefined;
  /** Instead of how many are to be corrected. */
  title?: string;
}

/** The errors of an import as a paged table, and as a CSV: the rows to correct, or else the errors. */
export function ImportErrorTable({ errors, fileName, failedRows = [], title }: Props) {
  const hasRows = failedRows.length > 0;
  return (
    <RowTable
      title={title ?? formatCount(errors.length, 'error por corregir', 'errores por corregir')}
      caption="Errores del archivo"
      errors={errors}
      message={HEADINGS.message}
      action={
        <Button
          icon={<Icon name="download" size={16} />}
          onClick={() =>
            hasRows ? saveRows(failedRows, fileName, 'filas por corregir') : downloadErrors(errors, fileName)
          }
        >
          {hasRows ? 'Descargar las filas por corregir' : 'Descargar los errores'}
        </Button>
      }
    />
  );
}

/** What is imported, but may be wrong. */
export const ImportWarnings = ({ warnings }: { warnings: readonly ImportRowError[] }) => (
  <RowTable
    title={formatCount(warnings.length, 'dato por revisar: se importa así', 'datos por revisar: se importan así')}
    caption="Datos por revisar"
    errors={warnings}
    message="Qué revisar"
  />
);
