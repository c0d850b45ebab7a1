import { sql } from 'kysely';
import type { Condition } from '../../../core/db/conditions';
import type { Tx } from '../../../core/db/transaction';
import type { RowBatch } from '../../../core/workbook/sheetTypes';
import { buildVoucherOrder } from '../vouchers/repository';
import { createListSheet, documentReportColumns, reportJoins, type ReportColumn } from './reportColumns';
import { readReportRows } from './readReportRows';

export const expiryColumn: ReportColumn = { heading: 'Vigencia', kind: 'date', value: sql`s.expires_at` };

/** The sale that the DKbono, aliased `s`, became. */
export const saleFolioColumn: ReportColumn = {
  heading: 'Venta',
  kind: 'text',
  width: 16,
  value: sql`(select v.folio from sales v where v.voucher_id = s.id and v.status <> 'ELIMINADA')`,
};

/** What its sale costs: with the paid amount it gives the balance of a DKbono that was converted. */
export const saleTotalColumn = {
  heading: 'Total de la venta',
  kind: 'money',
  value: sql`s.sale_total`,
} as const satisfies ReportColumn;

/** What was paid, less what was applied to another DKbono, which has it, too, or returned. */
export const paidColumn = {
  heading: 'Pagado',
  kind: 'money',
  value: sql`s.paid - s.credit_used`,
} as const satisfies ReportColumn;

/** What is left of the payments of a cancelled DKbono. */
export const creditColumn = {
  heading: 'Saldo a favor',
  kind: 'money',
  value: sql`s.credit`,
} as const satisfies ReportColumn;

const columns: readonly ReportColumn[] = [
  documentReportColumns.folio,
  documentReportColumns.date,
  expiryColumn,
  documentReportColumns.customer,
  documentReportColumns.zone,
  documentReportColumns.consultant,
  documentReportColumns.distributor,
  documentReportColumns.season,
  { heading: 'Bolsas', kind: 'integer', value: sql`s.bags` },
  { heading: 'Hectáreas', kind: 'decimal', value: sql`s.hectares` },
  { heading: 'Total', kind: 'money', value: sql`s.total` },
  paidColumn,
  { heading: 'Saldo', kind: 'money', value: sql`s.balance` },
  documentReportColumns.status,
  saleFolioColumn,
  saleTotalColumn,
  creditColumn,
];

/** The sheet of DKbonos in the report of sales: a row for each with total, paid amount and balance. */
export const voucherSheet = createListSheet('DKbonos', columns);

/** Reads the rows of {@link voucherSheet} in batches, the newest DKbono first. */
export const readVoucherRows = (tx: Tx, sheet: number, where: readonly Condition[]): AsyncGenerator<RowBatch> =>
  readReportRows(tx, sheet, {
    table: sql`vouchers`,
    where,
    columns,
    joins: reportJoins,
    order: buildVoucherOrder(),
  });
