import { CURRENT_SEASON, findCurrentSeason } from '@surco/shared/domain';
import type { Db } from '../../core/db/pool';
import { readSeasons } from '../seasons';

/** Returns the filters with the id of the current season instead of `current`; without one they select all seasons. */
export async function resolveSeasonFilter<F extends { seasonId?: string | undefined }>(
  db: Db,
  filters: F,
  today: string,
): Promise<F> {
  if (filters.seasonId !== CURRENT_SEASON) return filters;
  return { ...filters, seasonId: findCurrentSeason(await readSeasons(db), today)?.id };
}
