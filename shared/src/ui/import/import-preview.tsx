import { formatCount, formatMoney } from '../../domain/text/formats';
import { sumMoney } from '../../domain/money/money';
import { ListPagination } from '../list/list-pagination';
import { DataTable } from '../table/data-table';
import type { ListColumn } from '../table/list-column';
import type { ImportOutcome, ImportPageProps } from './import-types';
import { useRowPages } from './use-row-pages';

type PreviewRow = NonNullable<ImportOutcome['preview']>[number];
type RecordRow = NonNullable<ImportOutcome['records']>[number];

const rowColumn = {
  key: 'row',
  title: 'Fila',
  render: ({ row }: { row: number }) => `Fila ${row}`,
  cardLabel: 'hidden',
  nowrap: true,
  width: 110,
} as const;

const previewColumns: readonly ListColumn<PreviewRow>[] = [
  rowColumn,
  { key: 'reference', title: 'Referencia', render: ({ reference }) => reference, cardPosition: 'title' },
  { key: 'total', title: 'Total', render: ({ total }) => formatMoney(total), align: 'right', nowrap: true, width: 160 },
];

const recordColumns: readonly ListColumn<RecordRow>[] = [
  rowColumn,
  { key: 'label', title: 'Registro', render: ({ label }) => label, cardPosition: 'title' },
  { key: 'details', title: 'Datos', render: ({ details }) => details, cardLabel: 'hidden' },
];

interface TableProps<R> {
  title: string;
  rows: readonly R[];
  columns: readonly ListColumn<R & { id: string }>[];
}

function PreviewTable<R extends { row: number }>({ title, rows, columns }: TableProps<R>) {
  const { data, page, setPage } = useRowPages(rows.map((row) => ({ ...row, id: String(row.row) })));
  return (
    <div className="surco-import-report">
      <b>{title}</b>
      <DataTable columns={columns} rows={data} caption="Lo que se va a registrar" />
      <ListPagination page={page} setPage={setPage} />
    </div>
  );
}

interface Props<R> {
  rows: readonly R[];
  noun: ImportPageProps['noun'];
}

/** What an import would register, with the amount of each record, to compare with the file. */
export const ImportPreview = ({ rows, noun }: Props<PreviewRow>) => (
  <PreviewTable
    title={`${formatCount(rows.length, ...noun)}, ${formatMoney(sumMoney(rows.map(({ total }) => total)))} en total`}
    rows={rows}
    columns={previewColumns}
  />
);

/** The first records that an import would register, without amounts. */
export const ImportRecords = ({ rows, noun }: Props<RecordRow>) => (
  <PreviewTable title={`Vista previa de ${formatCount(rows.length, ...noun)}`} rows={rows} columns={recordColumns} />
);
