import type { OverviewWeeks } from '@surco/shared/contract';
import { accumulateWeeks, getSeasonProgress, getSeasonWeekDates, type WeekFigures } from '@surco/shared/domain';
import type { LinePoint, LineSeries } from '@surco/shared/ui/chart';
import { getSaleListPath } from '../../../paths';
import { texts } from '../texts';

interface WeekCurve {
  points: readonly LinePoint[];
  /** This season, and the previous one if there is one. */
  series: readonly LineSeries[];
}

const getLastWeek = (weeks: readonly WeekFigures[]): number => Math.max(0, ...weeks.map(({ week }) => week));

/** The bags of each week from 1 to `count`; null after `last`. */
function listBags(
  weeks: readonly WeekFigures[],
  last: number,
  count: number,
  isCumulative: boolean,
): readonly (number | null)[] {
  const figures = isCumulative ? accumulateWeeks(weeks, last) : weeks;
  const bagsByWeek = new Map(figures.map(({ week, bags }) => [week, bags]));
  return Array.from({ length: count }, (_, index) => (index < last ? (bagsByWeek.get(index + 1) ?? 0) : null));
}

/**
 * The bags sold in each week of a season and of the previous one, or until the end of each week. This season ends with
 * the current week. A week leads to its sales.
 * @param today `YYYY-MM-DD`
 */
export function buildWeekCurve(
  { comparison, current, previous }: OverviewWeeks,
  today: string,
  isCumulative: boolean,
): WeekCurve {
  const { season, previousSeason } = comparison;
  if (!season) return { points: [], series: [] };
  const progress = getSeasonProgress(season, today);
  const lastWeek = Math.max(progress.week, getLastWeek(current));
  const lastPrevious = previousSeason
    ? Math.max(getSeasonProgress(previousSeason, today).weeks, getLastWeek(previous))
    : 0;
  const count = Math.max(progress.weeks, lastWeek, lastPrevious);
  const points = Array.from({ length: count }, (_, index): LinePoint => {
    const week = index + 1;
    const { from, to } = getSeasonWeekDates(season.startDate, week);
    const days = isCumulative ? { to } : { from, to };
    return {
      label: texts.weekLabel(week),
      tick: String(week),
      to: week <= lastWeek ? getSaleListPath({ seasonId: season.id, ...days }) : undefined,
    };
  });
  const series = [{ name: season.name, values: listBags(current, lastWeek, count, isCumulative) }];
  if (previousSeason)
    series.push({ name: previousSeason.name, values: listBags(previous, lastPrevious, count, isCumulative) });
  return { points: current.length + previous.length === 0 ? [] : points, series };
}
