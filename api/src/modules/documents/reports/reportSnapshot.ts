import { sql, type RawBuilder } from 'kysely';
import { joinConditions, type Condition } from '../../../core/db/conditions';
import type { Db } from '../../../core/db/pool';
import type { Tx } from '../../../core/db/transaction';
import type { SheetRow } from '../../../core/workbook/sheetTypes';
import type { RowBatch } from '../../../core/workbook/write/batchCursor';

/** Documents per query: few enough that other requests are not delayed. */
const batchSize = 200;

/**
 * Reads in one read-only snapshot, so that all sheets of a report agree.
 * @param signal aborted when the report is not needed any more; cancels the query that is running
 */
export async function* readInSnapshot<T>(
  db: Db,
  signal: AbortSignal,
  read: (tx: Tx) => AsyncGenerator<T>,
): AsyncGenerator<T> {
  const tx = await db.startTransaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute();
  try {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
    const cancelQuery = (): void =>
      void sql`select pg_cancel_backend(${rows[0]?.pid})`.execute(db).catch(() => undefined);
    signal.addEventListener('abort', cancelQuery);
    try {
      yield* read(tx);
    } finally {
      signal.removeEventListener('abort', cancelQuery);
    }
  } finally {
    await tx.rollback().execute();
  }
}

/** The documents of a sheet and their cells. */
interface ReportSource<R> {
  /** `sales` or `vouchers`, aliased `s` in the other members. */
  table: RawBuilder<unknown>;
  where: readonly Condition[];
  columns: RawBuilder<unknown>;
  joins: RawBuilder<unknown>;
  /** Order of the rows within a document. */
  order?: RawBuilder<unknown>;
  toRow: (row: R) => SheetRow['values'];
}

interface Cursor {
  id: string;
  date: string;
}

/**
 * Reads the rows of a sheet in batches, the newest document first. Each batch continues after the last date and id.
 * @param sheet position of the sheet
 */
export async function* readInBatches<R>(tx: Tx, sheet: number, source: ReportSource<R>): AsyncGenerator<RowBatch> {
  const { table, where, columns, joins, order, toRow } = source;
  let after: Cursor | null = null;
  for (;;) {
    const next: Condition[] = after ? [sql`(s.date, s.id) < (${after.date}, ${after.id})`] : [];
    const page = sql`select s.* from ${table} s where ${joinConditions([...where, ...next])}
      order by s.date desc, s.id desc limit ${sql.lit(batchSize)}`;
    const { rows } = await sql<R & { cursor_id: string; cursor_date: string }>`
      select s.id as cursor_id, s.date as cursor_date, ${columns} from (${page}) s ${joins}
      order by s.date desc, s.id desc${order ? sql`, ${order}` : sql``}`.execute(tx);
    yield { sheet, rows: rows.map((row) => ({ values: toRow(row) })) };
    const last = rows.at(-1);
    if (!last || new Set(rows.map((row) => row.cursor_id)).size < batchSize) return;
    after = { id: last.cursor_id, date: last.cursor_date };
  }
}
