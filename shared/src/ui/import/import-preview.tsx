import { formatCount, formatMoney } from '../../domain/text/formats';
import { sumMoney } from '../../domain/money/money';
import { ListPagination } from '../list/list-pagination';
import { DataTable } from '../table/data-table';
import type { ListColumn } from '../table/list-column';
import type { ImportPageProps, ImportPreviewRow } from './import-types';
import { useRowPages } from './use-row-pages';

interface Row extends ImportPreviewRow {
  id: string;
}

const columns: readonly ListColumn<Row>[] = [
  { key: 'row', title: 'Fila', render: ({ row }) => `Fila ${row}`, cardLabel: 'hidden', nowrap: true, width: 110 },
  { key: 'reference', title: 'Referencia', render: ({ reference }) => reference, cardPosition: 'title' },
  { key: 'total', title: 'Total', render: ({ total }) => formatMoney(total), align: 'right', nowrap: true, width: 160 },
];

interface Props {
  rows: readonly ImportPreviewRow[];
  noun: ImportPageProps['noun'];
}

/** What an import would register, with the amount of each record, to compare with the file. */
export function ImportPreview({ rows, noun }: Props) {
  const { data, page, setPage } = useRowPages(rows.map((row) => ({ ...row, id: row.reference })));
  return (
    <div className="surco-import-report">
      <b>
        {formatCount(rows.length, ...noun)}, {formatMoney(sumMoney(rows.map(({ total }) => total)))} en total
      </b>
      <DataTable columns={columns} rows={data} caption="Lo que se va a registrar" />
      <ListPagination page={page} setPage={setPage} />
    </div>
  );
}
