import { formatNumber } from '@surco/shared/domain/formats';
import { sql, type RawBuilder } from 'kysely';
import { allOf, type Condition } from '../../../db/page';
import type { Db } from '../../../db/pool';
import type { Tx } from '../../../db/transaction';
import { Failure } from '../../../http/failure';
import type { BookRow } from '../workbook/book';

/** More would be a file that nobody reads and few programs open. */
const mostLines = 50_000;

/** Documents read at a time: few enough that nobody else waits for them. */
const portion = 200;

/** A report shows one moment, however long it takes to read. */
export const atOneMoment = <T>(db: Db, read: (tx: Tx) => Promise<T>): Promise<T> =>
  db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read);

/** Which documents a sheet tells of and how. */
export interface Listing<R> {
  /** `sales` or `vouchers`, aliased `s` in all that follows. */
  table: RawBuilder<unknown>;
  where: readonly Condition[];
  columns: RawBuilder<unknown>;
  joins: RawBuilder<unknown>;
  /** After the document's own order. */
  order?: RawBuilder<unknown>;
  toRow: (row: R) => BookRow['values'];
}

interface Place {
  id: string;
  date: string;
}

export async function refuseTooMany(tx: Tx, from: RawBuilder<unknown>, where: readonly Condition[]): Promise<void> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from ${from} where ${allOf(where)}`.execute(tx);
  const n = Number(rows[0]?.n ?? 0);
  if (n <= mostLines) return;
  const text = `El reporte tendría ${formatNumber(n)} filas y el máximo es ${formatNumber(mostLines)}. Acote los filtros, por ejemplo por fechas.`;
  throw new Failure('REPORTE_DEMASIADO_GRANDE', { text });
}

/** Newest first, in portions that follow one another by date and id. */
export async function readListing<R>(tx: Tx, listing: Listing<R>, take: (rows: BookRow[]) => void): Promise<void> {
  const { table, where, columns, joins, order, toRow } = listing;
  let after: Place | null = null;
  for (;;) {
    const next: Condition[] = after ? [sql`(s.date, s.id) < (${after.date}, ${after.id})`] : [];
    const page = sql`select s.* from ${table} s where ${allOf([...where, ...next])}
      order by s.date desc, s.id desc limit ${sql.lit(portion)}`;
    const { rows } = await sql<R & { place_id: string; place_date: string }>`
      select s.id as place_id, s.date as place_date, ${columns} from (${page}) s ${joins}
      order by s.date desc, s.id desc${order ? sql`, ${order}` : sql``}`.execute(tx);
    take(rows.map((row) => ({ values: toRow(row) })));
    const last = rows.at(-1);
    if (!last || new Set(rows.map((row) => row.place_id)).size < portion) return;
    after = { id: last.place_id, date: last.place_date };
  }
}
