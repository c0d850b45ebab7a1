import type { CallInput } from '@surco/shared/contract';
import { sql } from 'kysely';
import type { Order } from '../../../core/db/buildOrder';
import { buildIdCondition, type Condition } from '../../../core/db/conditions';
import type { Db } from '../../../core/db/pool';
import { readInSnapshot, type SnapshotServer } from '../../../core/db/readInSnapshot';
import type { Tx } from '../../../core/db/transaction';
import type { CurrentUser } from '../../../core/http/currentUser';
import type { FileResponse } from '../../../core/http/sendFile';
import { buildSaleConditions, buildSaleOrder } from '../sales/repository';
import { buildVoucherConditions } from '../vouchers/repository';
import { createWorkbook } from '../../../core/workbook/write/createWorkbook';
import type { RowBatch } from '../../../core/workbook/sheetTypes';
import { createListSheet, documentReportColumns, reportJoins, type ReportColumn } from './reportColumns';
import { sharedDetailColumns } from './detailSheet';
import { readReportRows } from './readReportRows';
import { readSummary, createSummarySheet } from './summarySheet';
import { readVoucherRows, voucherSheet } from './voucherSheet';

const detailColumns: readonly ReportColumn[] = [
  documentReportColumns.folio,
  documentReportColumns.date,
  ...sharedDetailColumns,
  { heading: 'DKbono', kind: 'text', width: 16, value: sql`b.folio` },
  documentReportColumns.status,
];

const saleDetailSheet = createListSheet('Detalle', detailColumns);

const salesTable = sql`sales`;
const linesTable = sql`sale_lines`;

/** The conditions on the sales of a report, and on its DKbonos, and the order of its sales. */
interface SaleReport {
  where: readonly Condition[];
  vouchersWhere: readonly Condition[];
  order: Order;
}

/** The sales that the filters select, and the DKbonos that they select except the status, which is one of sales. */
export function filterSaleReport(
  user: CurrentUser,
  filters: CallInput<'GET /sales/sale-report'>['query'],
  today: string,
): SaleReport {
  const { status: _saleStatus, ...sharedFilters } = filters;
  return {
    where: buildSaleConditions(user, filters),
    vouchersWhere: buildVoucherConditions(user, sharedFilters, today),
    order: buildSaleOrder(),
  };
}

/** The selected sales within the user's scope, and the DKbonos that they come from. */
export function selectSaleReport(
  user: CurrentUser,
  { body: { ids }, query: { sort } }: CallInput<'POST /sales/sale-report'>,
  today: string,
): SaleReport {
  const origins = sql`s.id in (select v.voucher_id from sales v where ${buildIdCondition(sql`v.id`, ids)})`;
  return {
    where: [...buildSaleConditions(user, {}), buildIdCondition(sql`s.id`, ids)],
    vouchersWhere: [...buildVoucherConditions(user, {}, today), origins],
    order: buildSaleOrder(sort),
  };
}

/**
 * Creates the workbook of sales (X-17): a row for each line, the totals, and DKbonos.
 * @throws HttpError 422 when the workbook takes too much memory or time, 429 or 503 when too many are in the queue
 */
export async function createSaleReport(
  db: Db,
  user: CurrentUser,
  { where, vouchersWhere, order }: SaleReport,
  today: string,
): Promise<FileResponse> {
  const readSheets = async function* (tx: Tx, server: SnapshotServer): AsyncGenerator<RowBatch> {
    yield* readReportRows(tx, 0, {
      table: salesTable,
      where,
      columns: detailColumns,
      joins: sql`${reportJoins} join ${linesTable} x on x.sale_id = s.id join products p on p.id = x.product_id
        left join vouchers b on b.id = s.voucher_id`,
      order,
      rowOrder: sql`x.position`,
    });
    yield {
      sheet: 1,
      rows: await readSummary(tx, server, { table: salesTable, lines: linesTable, key: sql`sale_id`, where }),
    };
    yield* readVoucherRows(tx, 2, vouchersWhere);
  };
  const sheets = [saleDetailSheet, createSummarySheet('Ventas'), voucherSheet];
  const content = await createWorkbook({ sheets, userId: user.id }, (signal) => readInSnapshot(db, signal, readSheets));
  return { name: `Reporte de ventas ${today}.xlsx`, content };
}
