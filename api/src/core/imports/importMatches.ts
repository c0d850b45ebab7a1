import { sql } from 'kysely';
import type { ImportedList } from '@surco/shared/contract';
import type { Db } from '../db/pool';
import type { Tx } from '../db/transaction';
import { normalizeHeading } from '../workbook/rows/sheetHeadings';

interface KnownHeadings {
  matches: Readonly<Record<string, string>>;
  /** The headings of the last file, also those that were left out. */
  headings: readonly string[];
}

/** Returns what people chose when they last imported this list. */
export async function readKnownHeadings(db: Db, list: ImportedList): Promise<KnownHeadings> {
  const row = await db
    .selectFrom('import_matches')
    .select(['matches', 'headings'])
    .where('list', '=', list)
    .executeTakeFirst();
  return row ?? { matches: {}, headings: [] };
}

/** Remembers what a person chose for a file. */
export async function rememberHeadings(
  tx: Tx,
  list: ImportedList,
  { matches, headings }: KnownHeadings,
): Promise<void> {
  const normalized = JSON.stringify(headings.map(normalizeHeading));
  await sql`insert into import_matches (list, matches, headings)
    values (${list}, ${JSON.stringify(matches)}::jsonb, ${normalized}::jsonb)
    on conflict (list) do update
    set matches = import_matches.matches || excluded.matches, headings = excluded.headings`.execute(tx);
}
