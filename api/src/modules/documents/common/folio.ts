import { type RawBuilder, sql } from 'kysely';
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

/**
 * Allocates folios for many documents before they are inserted. Until the transaction ends, nobody else creates a
 * document of this kind and year.
 * @param counts how many in each year
 */
export async function allocateFolioBlocks(
  tx: Tx,
  kind: FolioKind,
  counts: ReadonlyMap<number, number>,
): Promise<ReadonlyMap<number, readonly string[]>> {
  const blocks = new Map<number, string[]>();
  for (const [year, count] of [...counts].toSorted(([a], [b]) => a - b))
    blocks.set(year, await allocate(tx, kind, year, count));
  return blocks;
}

/**
 * SQL of the next folio of a kind and year, as the column `folio`. Writers of the same kind and year wait from here
 * until the transaction ends, so it belongs into the last statements.
 */
export const nextFolioSql = (kind: FolioKind, year: number): RawBuilder<unknown> =>
  sql`insert into folio_counters as counter (kind, year, last) values (${kind}, ${year}, 1)
    on conflict (kind, year) do update set last = counter.last + 1
    returning ${kind} || '-' || year || '-' || lpad(last::text, greatest(6, length(last::text)), '0') as folio`;

/** Stands in for the folio of a new document in texts, until the database fills it in. */
export interface FolioPlaceholder {
  /** Contains the id of the document, so that no person can have written it into a text. */
  text: string;
  /** A text with the folio in all places of the placeholder, in SQL for statements after the insert of the document. */
  fill: (text: string) => RawBuilder<string>;
}

const documentTables = { V: 'sales', DKB: 'vouchers' } as const satisfies Record<FolioKind, string>;

/** Creates the placeholder for the folio of the document with this id. */
export function createFolioPlaceholder(kind: FolioKind, id: string): FolioPlaceholder {
  const text = `folio of ${id}`;
  const folio = sql`(select folio from ${sql.table(documentTables[kind])} where id = ${id})`;
  return { text, fill: (filled) => sql<string>`replace(${filled}, ${text}, ${folio})` };
}
