import { sql, type RawBuilder } from 'kysely';
import { type Order, toOrderBy } from '../../../core/db/buildOrder';
import { joinConditions, type Condition } from '../../../core/db/conditions';
import { readCursor } from '../../../core/db/readCursor';
import type { Tx } from '../../../core/db/transaction';
import type { RowBatch, SheetRow } from '../../../core/workbook/sheetTypes';
import type { ReportColumn } from './reportColumns';

/** The documents of a sheet and their cells. */
interface ReportSource {
  /** `sales` or `vouchers`, aliased `s` in the other members. */
  table: RawBuilder<unknown>;
  where: readonly Condition[];
  columns: readonly ReportColumn[];
  joins: RawBuilder<unknown>;
  /** Order of the documents. */
  order: Order;
  /** Order of the rows within a document. */
  rowOrder?: RawBuilder<unknown>;
}

/**
 * Reads the rows of a sheet. A row is one JSON array, which costs this thread less time than its columns.
 * @param sheet position of the sheet
 */
export async function* readReportRows(tx: Tx, sheet: number, source: ReportSource): AsyncGenerator<RowBatch> {
  const { table, where, columns, joins, order, rowOrder } = source;
  const query = sql<SheetRow>`select json_build_array(${sql.join(columns.map(({ value }) => value))}) as values
    from ${table} s ${joins} where ${joinConditions(where)}
    order by ${toOrderBy(order)}${rowOrder ? sql`, ${rowOrder}` : sql``}`;
  for await (const rows of readCursor(tx, query)) yield { sheet, rows };
}
