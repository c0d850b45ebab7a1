import type { Comparison, PanelSeason } from '@surco/shared/contract';
import { findCurrentSeason, findPreviousSeason, getSameSeasonDay } from '@surco/shared/domain';
import type { Db } from '../../core/db/pool';
import type { Tx } from '../../core/db/transaction';
import { requireFound } from '../../core/http/httpError';
import { readSeasons } from '../seasons';

interface SeasonQuery {
  seasonId?: string | undefined;
  previousSeasonId?: string | undefined;
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
