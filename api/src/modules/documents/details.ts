import type { HistoryEntry, SaleLine } from '@surco/shared/contract';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../db/pool';
import type { Tx } from '../../db/transaction';
import { toHistory, toLine, type HistoryRow, type LineRow } from './mapping';

/** Where a kind of document keeps its parts. */
interface Parts {
  lines: RawBuilder<unknown>;
  /** The column that points at the document, in its lines and in the history. */
  key: RawBuilder<unknown>;
}

export const saleParts: Parts = { lines: sql`sale_lines`, key: sql`sale_id` };
export const voucherParts: Parts = { lines: sql`voucher_lines`, key: sql`voucher_id` };

export async function linesOf(db: Db | Tx, { lines, key }: Parts, id: string): Promise<SaleLine[]> {
  const { rows } = await sql<LineRow>`select x.*, p.code, p.name from ${lines} x join products p on p.id = x.product_id
    where x.${key} = ${id} order by x.position`.execute(db);
  return rows.map(toLine);
}

/** Oldest first. */
export async function historyOf(db: Db | Tx, { key }: Parts, id: string): Promise<HistoryEntry[]> {
  const { rows } = await sql<HistoryRow>`select h.*, u.first_name, u.last_name from document_history h
    left join users u on u.id = h.by where h.${key} = ${id} order by h.at, h.id`.execute(db);
  return rows.map(toHistory);
}
