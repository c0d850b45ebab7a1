import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';

/** What a folio begins with: `V-2026-000123` is a sale, `DKB-2026-000045` a DKbono. */
export type FolioKind = 'V' | 'DKB';

/** The next folio of a kind in a year; taken late in its transaction, since others wait for it. */
export async function nextFolio(tx: Tx, kind: FolioKind, date: string): Promise<string> {
  const year = Number(date.slice(0, 4));
  const { rows } = await sql<{
    last: number;
  }>`insert into folio_counters (kind, year, last) values (${kind}, ${year}, 1)
    on conflict (kind, year) do update set last = folio_counters.last + 1 returning last`.execute(tx);
  return `${kind}-${year}-${String(rows[0]?.last).padStart(6, '0')}`;
}
