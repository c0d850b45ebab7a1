import { sql } from 'kysely';
import type { Tx } from '../../../core/db/transaction';

/** The prefix of a folio: `V-2026-000123` is a sale, `DKB-2026-000045` a DKbono. */
export type FolioKind = 'V' | 'DKB';

const formatFolio = (kind: FolioKind, year: number, sequence: number): string =>
  `${kind}-${year}-${String(sequence).padStart(6, '0')}`;

/**
 * Returns the next `count` folios of a kind in the year of the date. Allocate them late in the transaction: the counter
 * row stays locked until it ends.
 * @param date `YYYY-MM-DD`, or the year alone
 */
export async function allocateFolios(tx: Tx, kind: FolioKind, date: string, count: number): Promise<string[]> {
  const year = Number(date.slice(0, 4));
  const { rows } = await sql<{
    last: number;
  }>`insert into folio_counters (kind, year, last) values (${kind}, ${year}, ${count})
    on conflict (kind, year) do update set last = folio_counters.last + excluded.last returning last`.execute(tx);
  const first = Number(rows[0]?.last) - count + 1;
  return Array.from({ length: count }, (_, index) => formatFolio(kind, year, first + index));
}

/** Stands in for the folio of a new document until {@link assignFolio}. Unique, and never committed. */
export const createFolioPlaceholder = (id: string): string => `unassigned ${id}`;

const documentTables = { V: 'sales', DKB: 'vouchers' } as const satisfies Record<FolioKind, string>;

/**
 * Gives a new document the next folio of its kind and year. Call it after everything that does not need the folio,
 * because writers of the same kind and year wait from here until the transaction ends.
 * @param date `YYYY-MM-DD`
 */
export async function assignFolio(tx: Tx, kind: FolioKind, id: string, date: string): Promise<string> {
  const folio = (await allocateFolios(tx, kind, date, 1)).join('');
  await tx.updateTable(documentTables[kind]).set({ folio }).where('id', '=', id).execute();
  return folio;
}
