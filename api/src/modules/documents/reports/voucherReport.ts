import { statusLabels, type VoucherStatus } from '@surco/shared/domain';
import { sql } from 'kysely';
import { buildIdCondition, type Condition } from '../../../core/db/conditions';
import type { Db } from '../../../core/db/pool';
import type { Tx } from '../../../core/db/transaction';
import type { CurrentUser } from '../../../core/http/currentUser';
import type { FileResponse } from '../../../core/http/sendFile';
import { buildVoucherConditions } from '../vouchers/repository';
import { createWorkbook } from '../../../core/workbook/write/createWorkbook';
import type { SheetDefinition } from '../../../core/workbook/sheetTypes';
import type { RowBatch } from '../../../core/workbook/write/batchCursor';
import {
  documentReportColumns,
  lineReportColumns,
  reportJoins,
  type DocumentReportRow,
  type LineReportRow,
} from './reportColumns';
import { sharedDetailColumns, buildSharedDetailValues } from './detailSheet';
import { readInSnapshot, readInBatches } from './reportSnapshot';
import { readSummary, createSummarySheet } from './summarySheet';
import { saleFolioColumn } from './voucherSheet';

const voucherDetailSheet: SheetDefinition = {
  name: 'Detalle',
  hasFilter: true,
  columns: [
    { heading: 'Folio', kind: 'text' },
    { heading: 'Fecha', kind: 'date' },
    { heading: 'Vigencia', kind: 'date' },
    ...sharedDetailColumns,
    { heading: 'Total', kind: 'money' },
    { heading: 'Pagado', kind: 'money' },
    { heading: 'Saldo', kind: 'money' },
    { heading: 'Estatus', kind: 'text' },
    { heading: 'Venta', kind: 'text' },
  ],
};

interface VoucherReportRow extends DocumentReportRow, LineReportRow {
  status: VoucherStatus;
  expires_at: string;
  is_first: boolean;
  total: string;
  paid: string;
  balance: string;
  sale: string | null;
}

const vouchersTable = sql`vouchers`;
const linesTable = sql`voucher_lines`;

/** Amounts of the whole DKbono appear on its first line only, so that the columns can be added up. */
const buildAmountCells = ({ is_first: isFirst, total, paid, balance }: VoucherReportRow) =>
  isFirst ? [total, paid, balance] : [null, null, null];

/** The selected DKbonos within the user's scope. */
export const selectVoucherReport = (user: CurrentUser, ids: readonly string[], today: string): Condition[] => [
  ...buildVoucherConditions(user, {}, today),
  buildIdCondition(sql`s.id`, ids),
];

/**
 * Creates the workbook of DKbonos: a row for each line, and the totals.
 * @throws HttpError 422 when the workbook takes too much memory or time, 429 or 503 when too many are in the queue
 */
export async function createVoucherReport(
  db: Db,
  user: CurrentUser,
  where: readonly Condition[],
  today: string,
): Promise<FileResponse> {
  const readSheets = async function* (tx: Tx): AsyncGenerator<RowBatch> {
    yield* readInBatches<VoucherReportRow>(tx, 0, {
      table: vouchersTable,
      where,
      columns: sql`${documentReportColumns}, ${lineReportColumns}, s.expires_at, s.total, s.paid, s.balance, ${saleFolioColumn} as sale,
        row_number() over (partition by s.id order by x.position) = 1 as is_first`,
      joins: sql`${reportJoins} join ${linesTable} x on x.voucher_id = s.id join products p on p.id = x.product_id`,
      order: sql`x.position`,
      toRow: (row) => [
        row.folio,
        row.date,
        row.expires_at,
        ...buildSharedDetailValues(row),
        ...buildAmountCells(row),
        statusLabels[row.status],
        row.sale,
      ],
    });
    yield {
      sheet: 1,
      rows: await readSummary(tx, { table: vouchersTable, lines: linesTable, key: sql`voucher_id`, where }),
    };
  };
  const sheets = [voucherDetailSheet, createSummarySheet('DKbonos')];
  const content = await createWorkbook({ sheets, userId: user.id }, (signal) => readInSnapshot(db, signal, readSheets));
  return { name: `Reporte de DKbonos ${today}.xlsx`, content };
}
