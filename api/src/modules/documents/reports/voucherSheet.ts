import { statusLabels, type VoucherStatus } from '@surco/shared/domain';
import { sql } from 'kysely';
import type { Condition } from '../../../core/db/conditions';
import type { Tx } from '../../../core/db/transaction';
import type { SheetRow, SheetDefinition } from '../../../core/workbook/sheetTypes';
import type { RowBatch } from '../../../core/workbook/write/batchCursor';
import { documentReportColumns, reportJoins, type DocumentReportRow } from './reportColumns';
import { readInBatches } from './reportSnapshot';

/** The sheet of DKbonos in the report of sales: a row for each with total, paid amount and balance. */
export const voucherSheet: SheetDefinition = {
  name: 'DKbonos',
  hasFilter: true,
  columns: [
    { heading: 'Folio', kind: 'text' },
    { heading: 'Fecha', kind: 'date' },
    { heading: 'Vigencia', kind: 'date' },
    { heading: 'Cliente', kind: 'text' },
    { heading: 'Zona', kind: 'text' },
    { heading: 'Consultor', kind: 'text' },
    { heading: 'Distribuidor', kind: 'text' },
    { heading: 'Temporada', kind: 'text' },
    { heading: 'Bolsas', kind: 'integer' },
    { heading: 'Hectáreas', kind: 'decimal' },
    { heading: 'Total', kind: 'money' },
    { heading: 'Pagado', kind: 'money' },
    { heading: 'Saldo', kind: 'money' },
    { heading: 'Estatus', kind: 'text' },
    { heading: 'Venta', kind: 'text' },
  ],
};

interface VoucherSheetRow extends DocumentReportRow {
  status: VoucherStatus;
  expires_at: string;
  bags: number;
  hectares: string;
  total: string;
  paid: string;
  balance: string;
  sale: string | null;
}

const toValues = (row: VoucherSheetRow): SheetRow['values'] => [
  row.folio,
  row.date,
  row.expires_at,
  row.customer,
  row.zone,
  row.consultant,
  row.distributor,
  row.season,
  row.bags,
  row.hectares,
  row.total,
  row.paid,
  row.balance,
  statusLabels[row.status],
  row.sale,
];

/** The folio of the sale that the DKbono, aliased `s`, became. */
export const saleFolioColumn = sql`(select v.folio from sales v where v.voucher_id = s.id and v.status <> 'ELIMINADA')`;

/** Reads the rows of {@link voucherSheet} in batches. */
export const readVoucherRows = (tx: Tx, sheet: number, where: readonly Condition[]): AsyncGenerator<RowBatch> =>
  readInBatches<VoucherSheetRow>(tx, sheet, {
    table: sql`vouchers`,
    where,
    columns: sql`${documentReportColumns}, s.expires_at, s.bags, s.hectares, s.total, s.paid, s.balance, ${saleFolioColumn} as sale`,
    joins: reportJoins,
    toRow: toValues,
  });
