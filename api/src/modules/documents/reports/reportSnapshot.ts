import { sql, type RawBuilder } from 'kysely';
import { joinConditions, type Condition } from '../../../core/db/conditions';
import type { Db } from '../../../core/db/pool';
import { singleRow } from '../../../core/db/singleRow';
import type { Tx } from '../../../core/db/transaction';
import type { RowBatch, SheetRow } from '../../../core/workbook/sheetTypes';
import type { ReportColumn } from './reportColumns';

/** Rows per query: few enough that other requests do not wait for the reading of a batch. */
const batchSize = 200;

/** The server that a report is read from. */
export interface ReportServer {
  isReplica: boolean;
  /** Of a replica: when the primary committed its last change that the snapshot has; null when it does not know. */
  replicatedUntil: Date | null;
}

/**
 * Reads in one read-only snapshot, so that all sheets of a report agree.
 * @param signal aborted when the report is not needed any more; cancels the query that is running
 */
export async function* readInSnapshot<T>(
  db: Db,
  signal: AbortSignal,
  read: (tx: Tx, server: ReportServer) => AsyncGenerator<T>,
): AsyncGenerator<T> {
  const tx = await db.startTransaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute();
  try {
    // The first statement takes the snapshot, so the age is that of its data.
    const { pid, ...server } = await singleRow(
      sql<ReportServer & { pid: number }>`select pg_backend_pid() as pid, pg_is_in_recovery() as "isReplica",
        pg_last_xact_replay_timestamp() as "replicatedUntil"`.execute(tx),
    );
    let cancellation: Promise<unknown> | undefined;
    const cancelQuery = (): void => {
      cancellation = sql`select pg_cancel_backend(${pid})`.execute(db).catch(() => undefined);
    };
    signal.addEventListener('abort', cancelQuery);
    try {
      yield* read(tx, server);
    } finally {
      signal.removeEventListener('abort', cancelQuery);
      // Once the connection is given back, it would cancel the statement of somebody else.
      await cancellation;
    }
  } finally {
    await tx.rollback().execute();
  }
}

/** The documents of a sheet and their cells. */
interface ReportSource {
  /** `sales` or `vouchers`, aliased `s` in the other members. */
  table: RawBuilder<unknown>;
  where: readonly Condition[];
  columns: readonly ReportColumn[];
  joins: RawBuilder<unknown>;
  /** Order of the rows within a document. */
  order?: RawBuilder<unknown>;
}

/**
 * Reads the rows of a sheet, the newest document first, with a cursor: PostgreSQL plans the query once and reads as far
 * as it is asked. A row is one JSON array, which costs this thread less time than its columns.
 * @param sheet position of the sheet
 */
export async function* readInBatches(tx: Tx, sheet: number, source: ReportSource): AsyncGenerator<RowBatch> {
  const { table, where, columns, joins, order } = source;
  await sql`declare report no scroll cursor for
    select json_build_array(${sql.join(columns.map(({ value }) => value))}) as values
    from ${table} s ${joins} where ${joinConditions(where)}
    order by s.date desc, s.id desc${order ? sql`, ${order}` : sql``}`.execute(tx);
  let rows: SheetRow[];
  do {
    ({ rows } = await sql<SheetRow>`fetch ${sql.lit(batchSize)} from report`.execute(tx));
    yield { sheet, rows };
  } while (rows.length === batchSize);
  await sql`close report`.execute(tx);
}
