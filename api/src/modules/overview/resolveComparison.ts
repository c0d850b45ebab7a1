import type { Comparison, PanelSeason } from '@surco/shared/contract';
import { findCurrentSeason, findPreviousSeason, getSameSeasonDay } from '@surco/shared/domain';
import type { Db } from '../../core/db/pool';
import type { Tx } from '../../core/db/transaction';
import { requireFound } from '../../core/http/httpError';

interface SeasonQuery {
  seasonId?: string | undefined;
  previousSeasonId?: string | undefined;
}

/** Reads all seasons, of which there are few. */
async function readSeasons(db: Db | Tx): Promise<PanelSeason[]> {
  const rows = await db
    .selectFrom('seasons')
    .select(['id', 'name', 'start_date', 'end_date', 'is_open', 'is_voucher_open'])
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    startDate: row.start_date,
    endDate: row.end_date,
    isOpen: row.is_open,
    isVoucherOpen: row.is_voucher_open,
  }));
}

/**
 * Returns the requested season or the current one, and the season to compare it with.
 * @throws HttpError 404 when a requested season does not exist
 */
export async function resolveComparison(db: Db, query: SeasonQuery, today: string): Promise<Comparison> {
  const seasons = await readSeasons(db);
  const getRequested = (id: string): PanelSeason => requireFound(seasons.find((season) => season.id === id));
  const season = query.seasonId ? getRequested(query.seasonId) : (findCurrentSeason(seasons, today) ?? null);
  const before = season ? (findPreviousSeason(seasons, season) ?? null) : null;
  const previousSeason = query.previousSeasonId ? getRequested(query.previousSeasonId) : before;
  const previousUntil = season && previousSeason ? getSameSeasonDay(season, today, previousSeason) : null;
  return { season, previousSeason, previousUntil };
}

/** Returns a season. @throws HttpError 404 when there is no such season */
export async function requireSeason(db: Db | Tx, id: string): Promise<PanelSeason> {
  return requireFound((await readSeasons(db)).find((season) => season.id === id));
}
