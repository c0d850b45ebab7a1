import { sql } from 'kysely';
import type { Tx } from '../../../core/db/transaction';

/** The prefix of a folio: `V-2026-000123` is a sale, `DKB-2026-000045` a DKbono, `R-2026-000067` the receipt of a payment. */
export type FolioKind = 'V' | 'DKB' | 'R';

const formatFolio = (kind: FolioKind, year: number, sequence: number): string =>
  `${kind}-${year}-${String(sequence).padStart(6, '0')}`;

/** Adds to the counter of a kind and year, which stays locked until the transaction ends. @returns its new value */
async function increaseCounter(tx: Tx, kind: FolioKind, year: number, count: number): Promise<number> {
  const { last } = await tx
    .insertInto('folio_counters')
    .values({ kind, year, last: count })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'year']).doUpdateSet({ last: sql`folio_counters.last + excluded.last` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return last;
}

/**
 * Allocates the next folio of the year of a document. Folios have no gaps: a rollback also takes back the counter, and
 * nobody else creates a document of this kind and year until the transaction ends. So it comes after all checks and
 * all other locks, directly before the insert.
 * @param date of the document, `YYYY-MM-DD`
 */
export async function allocateFolio(tx: Tx, kind: FolioKind, date: string): Promise<string> {
  const year = Number(date.slice(0, 4));
  return formatFolio(kind, year, await increaseCounter(tx, kind, year, 1));
}

/**
 * Allocates folios for many documents, like {@link allocateFolio}.
 * @param counts how many in each year
 */
export async function allocateFolioBlocks(
  tx: Tx,
  kind: FolioKind,
  counts: ReadonlyMap<number, number>,
): Promise<ReadonlyMap<number, readonly string[]>> {
  const blocks = new Map<number, string[]>();
  for (const [year, count] of [...counts].toSorted(([a], [b]) => a - b)) {
    const first = (await increaseCounter(tx, kind, year, count)) - count + 1;
    blocks.set(
      year,
      Array.from({ length: count }, (_, index) => formatFolio(kind, year, first + index)),
    );
  }
  return blocks;
}
