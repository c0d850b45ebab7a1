import { sql } from 'kysely';
import type { Tx } from '../../core/db/transaction';

/** A row of `customers` as JSON, without the columns that PostgreSQL computes. */
export type CustomerRow = Readonly<Record<string, unknown>>;

/** What an undo of a merge needs (`customer_merges.undo`). */
export interface MergeUndo {
  /** The row of the merged customer. */
  row: CustomerRow;
  /** What the merge changed in the other row: by column, the value before and after. */
  changes: Readonly<Record<string, readonly [before: unknown, after: unknown]>>;
  /** The ids of the rows that moved, by table. */
  moved: Readonly<Record<string, readonly string[]>>;
  /** The account of the farmer, if its phone became that of the customer. */
  account: { id: string; before: string; after: string } | null;
}

/** What belongs to a customer, and the column with their id. The rest belongs to these rows: payments to DKbonos. */
export const ownedTables = [
  ['sales', 'customer_id'],
  ['vouchers', 'customer_id'],
  ['simulations', 'customer_id'],
  ['legal_acceptances', 'customer_id'],
  ['customer_merges', 'customer_id'],
  // The links of a statement; the others are of a document, payment or simulation.
  ['paper_links', 'record_id'],
] as const;

/** @returns null when there is no such customer */
export async function readCustomerRow(tx: Tx, id: string): Promise<CustomerRow> {
  const { rows } = await sql<{ row: CustomerRow }>`
    select to_jsonb(c) - 'search_text' - 'folded_name' as row from customers c where c.id = ${id}`.execute(tx);
  return rows[0]?.row ?? {};
}

/** Moves everything of a customer to another one. @returns the ids that moved, by table */
export async function moveRecords(tx: Tx, from: string, to: string): Promise<MergeUndo['moved']> {
  const moved: Record<string, string[]> = {};
  for (const [table, column] of ownedTables) {
    const { rows } = await sql<{ id: string }>`update ${sql.table(table)} set ${sql.ref(column)} = ${to}
      where ${sql.ref(column)} = ${from} returning id`.execute(tx);
    moved[table] = rows.map(({ id }) => id);
  }
  return moved;
}

/**
 * Moves the rows that a merge moved back, but for those that have gone to another customer since. The sale of a DKbono
 * goes with it, also when it was made since.
 */
export async function moveRecordsBack(tx: Tx, moved: MergeUndo['moved'], from: string, to: string): Promise<void> {
  for (const [table, column] of ownedTables)
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${to}
      where ${sql.ref(column)} = ${from} and id = any(${[...(moved[table] ?? [])]}::uuid[])`.execute(tx);
  await sql`update sales set customer_id = ${to}
    where customer_id = ${from} and voucher_id = any(${[...(moved.vouchers ?? [])]}::uuid[])`.execute(tx);
}

/** Writes a row of `customers` without the acceptance that its trigger records: a merge moves those that exist. */
export async function writeWithoutAcceptance<T>(tx: Tx, id: string, write: () => Promise<T>): Promise<T> {
  const existing = await tx.selectFrom('legal_acceptances').select('id').where('customer_id', '=', id).execute();
  const result = await write();
  await sql`delete from legal_acceptances
    where customer_id = ${id} and id <> all(${existing.map((acceptance) => acceptance.id)}::uuid[])`.execute(tx);
  return result;
}
