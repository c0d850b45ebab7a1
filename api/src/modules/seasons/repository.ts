import type { CallInput, PanelSeason, Season } from '@surco/shared/contract';
import { seasonFields } from '@surco/shared/records/season';
import { sql } from 'kysely';
import { buildFilterConditions, type FilterTable, type ListFilters } from '../../core/db/buildFilterConditions';
import { buildContainsCondition } from '../../core/db/conditions';
import { buildOrder } from '../../core/db/buildOrder';
import { toFields } from '../../core/db/recordColumns';
import type { ListSource } from '../../core/db/readPage';
import type { Db } from '../../core/db/pool';
import type { Tx } from '../../core/db/transaction';
import type { Row } from '../../core/db/schema/database';
import { mapRecordMetadata } from '../../core/db/rowMapping';

const toPanelSeason = (row: Row<'seasons'>): PanelSeason => ({
  id: row.id,
  ...toFields(seasonFields, row),
});

const toSeason = (row: Row<'seasons'>): Season => ({ ...toPanelSeason(row), ...mapRecordMetadata(row) });

const filterTable: FilterTable<ListFilters<'GET /seasons'>> = {
  search: (text) => buildContainsCondition(sql`fold(t.name)`, text),
  isOpen: (isOpen) => sql`t.is_open = ${isOpen}`,
  isVoucherOpen: (isOpen) => sql`t.is_voucher_open = ${isOpen}`,
};

/** The seasons that a query selects, the latest first unless it sorts otherwise. */
export const buildSeasonListSource = (
  query: CallInput<'GET /seasons'>['query'],
): ListSource<Row<'seasons'>, Season> => ({
  base: sql`seasons t`,
  joins: sql``,
  columns: sql`t.*`,
  where: buildFilterConditions(query, filterTable),
  order: buildOrder(query.sort, { startDate: sql`t.start_date` }, '-startDate', sql`t.id`),
  map: toSeason,
});

/**
 * Returns all seasons, of which there are few, in the order of their list: of two that begin on one day, the pages and
 * the API take the same one as the current or previous season.
 */
export async function readSeasons(db: Db | Tx): Promise<PanelSeason[]> {
  const rows = await db.selectFrom('seasons').selectAll().orderBy('start_date', 'desc').orderBy('id', 'desc').execute();
  return rows.map(toPanelSeason);
}

/** Returns a season; null when there is none. */
export async function findSeason(db: Db, id: string): Promise<Season | null> {
  const row = await db.selectFrom('seasons').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? toSeason(row) : null;
}
