import type { CallInput } from '@surco/shared/contract';
import { sql, type RawBuilder } from 'kysely';
import type { Order } from '../../../core/db/buildOrder';
import { buildIdCondition, type Condition } from '../../../core/db/conditions';
import type { Db } from '../../../core/db/pool';
import { readInSnapshot, type SnapshotServer } from '../../../core/db/readInSnapshot';
import type { Tx } from '../../../core/db/transaction';
import type { CurrentUser } from '../../../core/http/currentUser';
import type { FileResponse } from '../../../core/http/sendFile';
import { buildVoucherConditions, buildVoucherOrder } from '../vouchers/repository';
import { createWorkbook } from '../../../core/workbook/write/createWorkbook';
import type { RowBatch } from '../../../core/workbook/sheetTypes';
import { createListSheet, documentReportColumns, reportJoins, type ReportColumn } from './reportColumns';
import { sharedDetailColumns } from './detailSheet';
import { readReportRows } from './readReportRows';
import { readSummary, createSummarySheet } from './summarySheet';
import { creditColumn, expiryColumn, paidColumn, saleFolioColumn, saleTotalColumn } from './voucherSheet';

/** Amounts of the whole DKbono appear on its first line only, so that the columns can be added up. */
const createAmountColumn = (heading: string, amount: RawBuilder<unknown>): ReportColumn => ({
  heading,
  kind: 'money',
  value: sql`case when x.position = 0 then ${amount} end`,
});

const detailColumns: readonly ReportColumn[] = [
  documentReportColumns.folio,
  documentReportColumns.date,
  expiryColumn,
  ...sharedDetailColumns,
  createAmountColumn('Total', sql`s.total`),
  createAmountColumn(paidColumn.heading, paidColumn.value),
  createAmountColumn('Saldo', sql`s.balance`),
  documentReportColumns.status,
  saleFolioColumn,
  createAmountColumn(saleTotalColumn.heading, saleTotalColumn.value),
  createAmountColumn(creditColumn.heading, creditColumn.value),
];

const voucherDetailSheet = createListSheet('Detalle', detailColumns);

const vouchersTable = sql`vouchers`;
const linesTable = sql`voucher_lines`;

/** The conditions on the DKbonos of a report, and their order. */
interface VoucherReport {
  where: readonly Condition[];
  order: Order;
}

/** The DKbonos that the filters select. */
export const filterVoucherReport = (
  user: CurrentUser,
  filters: CallInput<'GET /vouchers/voucher-report'>['query'],
  today: string,
): VoucherReport => ({ where: buildVoucherConditions(user, filters, today), order: buildVoucherOrder() });

/** The selected DKbonos within the user's scope. */
export const selectVoucherReport = (
  user: CurrentUser,
  { body: { ids }, query: { sort } }: CallInput<'POST /vouchers/voucher-report'>,
  today: string,
): VoucherReport => ({
  where: [...buildVoucherConditions(user, {}, today), buildIdCondition(sql`s.id`, ids)],
  order: buildVoucherOrder(sort),
});

/**
 * Creates the workbook of DKbonos: a row for each line, and the totals.
 * @throws HttpError 422 when the workbook takes too much memory or time, 429 or 503 when too many are in the queue
 */
export async function createVoucherReport(
  db: Db,
  user: CurrentUser,
  { where, order }: VoucherReport,
  today: string,
): Promise<FileResponse> {
  const readSheets = async function* (tx: Tx, server: SnapshotServer): AsyncGenerator<RowBatch> {
    yield* readReportRows(tx, 0, {
      table: vouchersTable,
      where,
      columns: detailColumns,
      joins: sql`${reportJoins} join ${linesTable} x on x.voucher_id = s.id join products p on p.id = x.product_id`,
      order,
      rowOrder: sql`x.position`,
    });
    yield {
      sheet: 1,
      rows: await readSummary(tx, server, { table: vouchersTable, lines: linesTable, key: sql`voucher_id`, where }),
    };
  };
  const sheets = [voucherDetailSheet, createSummarySheet('DKbonos')];
  const content = await createWorkbook({ sheets, userId: user.id }, (signal) => readInSnapshot(db, signal, readSheets));
  return { name: `Reporte de DKbonos ${today}.xlsx`, content };
}
