import { getSaleListPath, type OverviewRanking, type RankingDimension } from '@surco/shared/contract';
import type { Bar } from '@surco/shared/ui/chart';
import { dimensionFilters } from './dimensionFilters';
import { formatChange } from './formatChange';
import { getMeasureValue, type Measure } from './measures';

/** The rows as bars, the longest first; each leads to its sales in the season. */
export function createRankingBars(
  { comparison: { season, previousSeason }, rows }: OverviewRanking,
  by: RankingDimension,
  measure: Measure,
): Bar[] {
  return rows
    .map(({ id, name, current, previous }) => {
      const value = getMeasureValue(current, measure);
      return {
        label: name,
        note: previousSeason ? formatChange(value, getMeasureValue(previous, measure), previousSeason.name) : undefined,
        to: season ? getSaleListPath({ seasonId: season.id, [dimensionFilters[by]]: id }) : undefined,
        values: [value],
      };
    })
    .sort((a, b) => (b.values[0] ?? 0) - (a.values[0] ?? 0));
}
