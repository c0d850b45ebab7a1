import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';

/** What a folio begins with: `V-2026-000123` is a sale, `DKB-2026-000045` a DKbono. */
export type FolioKind = 'V' | 'DKB';

const folio = (kind: FolioKind, year: number, n: number): string => `${kind}-${year}-${String(n).padStart(6, '0')}`;

/** The next so many folios of a kind in a year; taken late in their transaction, since others wait for them. */
export async function nextFolios(tx: Tx, kind: FolioKind, date: string, count: number): Promise<string[]> {
  const year = Number(date.slice(0, 4));
  const { rows } = await sql<{
    last: number;
  }>`insert into folio_counters (kind, year, last) values (${kind}, ${year}, ${count})
    on conflict (kind, year) do update set last = folio_counters.last + excluded.last returning last`.execute(tx);
  const first = Number(rows[0]?.last) - count + 1;
  return Array.from({ length: count }, (_, at) => folio(kind, year, first + at));
}

export const nextFolio = async (tx: Tx, kind: FolioKind, date: string): Promise<string> =>
  (await nextFolios(tx, kind, date, 1)).join('');
