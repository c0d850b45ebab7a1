import { Button } from 'antd';
import { useState } from 'react';
import { plural } from '../domain/formats';
import { csvFile } from './csv';
import { DataTable } from './data-table';
import { Icon } from './icon';
import type { ImportProblem } from './import-types';
import { ListPages } from './list-pages';
import type { ListColumn } from './list-types';
import { saveFile } from './save-file';

interface Row extends ImportProblem {
  id: string;
}

const HEADS = ['Fila', 'Columna', 'Qué corregir'] as const;

/** Where no column is to blame. */
const WHOLE_ROW = 'Toda la fila';

const columns: readonly ListColumn<Row>[] = [
  {
    key: 'row',
    title: HEADS[0],
    render: ({ row }) => (row > 0 ? `Fila ${row}` : 'Archivo'),
    phone: 'title',
    nowrap: true,
    width: 110,
  },
  { key: 'column', title: HEADS[1], render: ({ column }) => column || WHOLE_ROW, nowrap: true, width: 200 },
  { key: 'message', title: HEADS[2], render: ({ message }) => message },
];

const download = (problems: readonly ImportProblem[], name: string): void =>
  saveFile({
    name: `${name.replace(/\.xlsx$/i, '')} - errores.csv`,
    blob: csvFile([HEADS, ...problems.map(({ row, column, message }) => [row, column || WHOLE_ROW, message])]),
  });

interface Props {
  problems: readonly ImportProblem[];
  /** Of the file that was sent. */
  fileName: string;
}

/** What is to be corrected, cell by cell, on pages, and as a file to work through beside the sheet. */
export function ImportReport({ problems, fileName }: Props) {
  const [{ page, size }, setPage] = useState({ page: 1, size: 10 });
  const rows = problems.map((problem, index) => ({ ...problem, id: String(index) }));
  const data = rows.slice((page - 1) * size, page * size);
  return (
    <div className="surco-import-report">
      <div className="surco-list-top">
        <b>{plural(problems.length, 'error por corregir', 'errores por corregir')}</b>
        <Button icon={<Icon name="download" size={16} />} onClick={() => download(problems, fileName)}>
          Descargar los errores
        </Button>
      </div>
      <DataTable columns={columns} rows={data} caption="Errores del archivo" />
      <ListPages
        page={{ data, page, size, totalPages: Math.ceil(rows.length / size), totalRecords: rows.length }}
        setPage={(next, nextSize = size) => setPage({ page: next, size: nextSize })}
      />
    </div>
  );
}
