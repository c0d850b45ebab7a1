import { isSeasonOpenForSales, isSeasonOpenForVouchers, type SeasonWindow } from './isSeasonOpen';

/**
 * As `seasonId` of a list of the API: the current season, or all seasons when there is none. In the API, no `seasonId`
 * means all seasons; in the address of the inventory's list it means this one, and `all` means all.
 */
export const CURRENT_SEASON = 'current';

/**
 * The season that people work in: of those open for sales the one that started last; without one, of those open for
 * DKbonos the one that starts first.
 * @param today `YYYY-MM-DD` in the company's time zone
 */
export function findCurrentSeason<T extends SeasonWindow>(seasons: readonly T[], today: string): T | undefined {
  const byStart = [...seasons].sort((a, b) => a.startDate.localeCompare(b.startDate));
  return (
    byStart.filter((season) => isSeasonOpenForSales(season, today)).at(-1) ?? byStart.find(isSeasonOpenForVouchers)
  );
}
