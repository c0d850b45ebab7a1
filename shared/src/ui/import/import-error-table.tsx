import { Button } from 'antd';
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

const HEADINGS = ['Fila', 'Columna', 'Qué corregir'] as const;

/** Column text of an error that concerns the whole row. */
const WHOLE_ROW = 'Toda la fila';

const columns: readonly ListColumn<Row>[] = [
  {
    key: 'row',
    title: HEADINGS[0],
    render: ({ row }) => (row > 0 ? `Fila ${row}` : 'Archivo'),
    cardPosition: 'title',
    nowrap: true,
    width: 110,
  },
  { key: 'column', title: HEADINGS[1], render: ({ column }) => column || WHOLE_ROW, nowrap: true, width: 200 },
  {
    key: 'message',
    title: HEADINGS[2],
    // An element, because a cell cuts a text that does not fit.
    render: ({ message }) => <span className="surco-import-message">{message}</span>,
  },
];

const downloadErrors = (errors: readonly ImportRowError[], name: string): void =>
  saveFile({
    name: `${name.replace(/\.\w+$/, '')} - errores.csv`,
    blob: createCsvFile([HEADINGS, ...errors.map(({ row, column, message }) => [row, column || WHOLE_ROW, message])]),
  });

interface Props {
  errors: readonly ImportRowError[];
  /** Name of the file that has the errors. */
  fileName: string;
}

/** The errors of an import as a paged table and as a downloadable CSV. */
export function ImportErrorTable({ errors, fileName }: Props) {
  const { data, page, setPage } = useRowPages(errors.map((error, index) => ({ ...error, id: String(index) })));
  return (
    <div className="surco-import-report">
      <div className="surco-list-top">
        <b>{formatCount(errors.length, 'error por corregir', 'errores por corregir')}</b>
        <Button icon={<Icon name="download" size={16} />} onClick={() => downloadErrors(errors, fileName)}>
          Descargar los errores
        </Button>
      </div>
      <DataTable columns={columns} rows={data} caption="Errores del archivo" />
      <ListPagination page={page} setPage={setPage} />
    </div>
  );
}
