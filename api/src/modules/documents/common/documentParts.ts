import type { HistoryEntry, SaleLine } from '@surco/shared/contract';
import { sql, type RawBuilder } from 'kysely';
import { userRefSql } from '../../../core/db/nameSql';
import type { Db } from '../../../core/db/pool';
import type { Tx } from '../../../core/db/transaction';
import type { ScopeUser } from '../../../core/scope/rowScope';
import { findCustomerAccount } from './customerAccount';
import { toSaleLine, type LineRow } from './documentMapping';

/** Where the lines and the history of a kind of document are read from. */
export interface DocumentPartSource {
  lines: RawBuilder<unknown>;
  /** The column of the lines and of the history that references the document. */
  key: RawBuilder<unknown>;
}

export const salePartTables: DocumentPartSource = { lines: sql`sale_lines`, key: sql`sale_id` };
export const voucherPartTables: DocumentPartSource = { lines: sql`voucher_lines`, key: sql`voucher_id` };

/** Returns the lines of a document in the order of the form. */
export async function readLines(db: Db | Tx, { lines, key }: DocumentPartSource, id: string): Promise<SaleLine[]> {
  const { rows } = await sql<LineRow>`select x.*, p.code, p.name from ${lines} x join products p on p.id = x.product_id
    where x.${key} = ${id} order by x.position`.execute(db);
  return rows.map(toSaleLine);
}

/** Returns the history of a document, the oldest entry first. */
async function readHistory(db: Db | Tx, { key }: DocumentPartSource, id: string): Promise<HistoryEntry[]> {
  const { rows } = await sql<Omit<HistoryEntry, 'at'> & { at: Date }>`
    select h.id, h.at, ${userRefSql} as by, h.action, h.note, h.changes
    from document_history h left join users u on u.id = h.by
    where h.${key} = ${id} order by h.at, h.id`.execute(db);
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

interface DocumentWithParts {
  id: string;
  customerId: string;
  /** The DKbono that is the document, or that it came from. */
  voucherId: string | null;
}

/** Returns what the page of a document shows and lists do not: the account of its customer, its lines and history. */
export const readDocumentParts = async (
  db: Db | Tx,
  user: ScopeUser,
  source: DocumentPartSource,
  { id, customerId, voucherId }: DocumentWithParts,
) => ({
  customerAccount: await findCustomerAccount(db, user, customerId, voucherId),
  lines: await readLines(db, source, id),
  history: await readHistory(db, source, id),
});
