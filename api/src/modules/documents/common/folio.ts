import { sql } from 'kysely';
import { advisoryLocks } from '../../../core/db/advisoryLocks';
import type { Tx } from '../../../core/db/transaction';

/** The prefix of a folio: `V-2026-000123` is a sale, `DKB-2026-000045` a DKbono. */
export type FolioKind = 'V' | 'DKB';

const formatFolio = (kind: FolioKind, year: number, sequence: number): string =>
  `${kind}-${year}-${String(sequence).padStart(6, '0')}`;

const allocate = async (tx: Tx, kind: FolioKind, year: number, count: number): Promise<string[]> => {
  const { rows } = await sql<{
    last: number;
  }>`insert into folio_counters (kind, year, last) values (${kind}, ${year}, ${count})
    on conflict (kind, year) do update set last = folio_counters.last + excluded.last returning last`.execute(tx);
  const first = Number(rows[0]?.last) - count + 1;
  return Array.from({ length: count }, (_, index) => formatFolio(kind, year, first + index));
};

const kindNumbers: Readonly<Record<FolioKind, number>> = { V: 1, DKB: 2 };

/** The two numbers of the advisory lock; PostgreSQL takes two of 32 bits. */
const getBlockLock = (kind: FolioKind) => sql`${advisoryLocks.folioBlocks}::int, ${kindNumbers[kind]}::int`;

/**
 * Allocates folios for many documents before they are inserted. Until the transaction ends, nobody else creates a
 * document of this kind.
 * @param counts how many in each year
 */
export async function allocateFolioBlocks(
  tx: Tx,
  kind: FolioKind,
  counts: ReadonlyMap<number, number>,
): Promise<ReadonlyMap<number, readonly string[]>> {
  await sql`select pg_advisory_xact_lock(${getBlockLock(kind)})`.execute(tx);
  const blocks = new Map<number, string[]>();
  for (const [year, count] of [...counts].toSorted(([a], [b]) => a - b))
    blocks.set(year, await allocate(tx, kind, year, count));
  return blocks;
}

/**
 * Returns what stands in for the folio of a new document until {@link assignFolio}: unique, and never committed. Waits
 * for an import: it has locked the counter already and will lock the sums that the insert of this document locks.
 */
export async function createFolioPlaceholder(tx: Tx, kind: FolioKind, id: string): Promise<string> {
  await sql`select pg_advisory_xact_lock_shared(${getBlockLock(kind)})`.execute(tx);
  return `unassigned ${id}`;
}

const documentTables = { V: 'sales', DKB: 'vouchers' } as const satisfies Record<FolioKind, string>;

/**
 * Gives a new document the next folio of its kind and year. Call it after everything that does not need the folio,
 * because writers of the same kind and year wait from here until the transaction ends.
 * @param date `YYYY-MM-DD`
 */
export async function assignFolio(tx: Tx, kind: FolioKind, id: string, date: string): Promise<string> {
  const folio = (await allocate(tx, kind, Number(date.slice(0, 4)), 1)).join('');
  await tx.updateTable(documentTables[kind]).set({ folio }).where('id', '=', id).execute();
  return folio;
}
