import { getSaleListPath, type OverviewWeeks } from '@surco/shared/contract';
import { accumulateWeeks, getSeasonProgress, getSeasonWeekDates, type WeekFigures } from '@surco/shared/domain';
import type { LinePoint, LineSeries } from '@surco/shared/ui/chart';
import { getMeasureValue, type Measure } from './measures';

export interface WeekChartOptions {
  measure: Measure;
  /** Whether a week has what was sold until its end, instead of in it. */
  isCumulative: boolean;
  /** What is to be sold in the whole season, in the unit of the measure; null without a target. */
  target: number | null;
  /** `YYYY-MM-DD` */
  today: string;
}

interface WeekLines {
  points: readonly LinePoint[];
  series: readonly LineSeries[];
}

function toValues(
  weeks: readonly WeekFigures[],
  lastWeek: number,
  { measure, isCumulative }: WeekChartOptions,
): readonly number[] {
  if (isCumulative) return accumulateWeeks(weeks, lastWeek).map((figures) => getMeasureValue(figures, measure));
  const byWeek = new Map(weeks.map((figures) => [figures.week, getMeasureValue(figures, measure)]));
  return Array.from({ length: lastWeek }, (_item, index) => byWeek.get(index + 1) ?? 0);
}

/** The weeks of a season and of the previous one as lines; each point leads to the sales that it shows. */
export function createWeekLines(
  { comparison, current, previous }: OverviewWeeks,
  options: WeekChartOptions,
): WeekLines {
  const { season, previousSeason } = comparison;
  if (!season || current.length + previous.length === 0) return { points: [], series: [] };
  const { week, weeks } = getSeasonProgress(season, options.today);
  const previousWeeks = previousSeason ? getSeasonProgress(previousSeason, previousSeason.endDate).weeks : 0;
  // What is sold before the first or after the last day of a season is shown, too.
  const lastWeek = Math.max(week, ...current.map((figures) => figures.week));
  const lastPrevious = Math.max(previousWeeks, ...previous.map((figures) => figures.week));
  const length = Math.max(weeks, lastWeek, lastPrevious);
  const { isCumulative, target } = options;
  const toSeries = (name: string, values: readonly number[]): LineSeries => ({
    name,
    values: Array.from({ length }, (_item, index) => values[index] ?? null),
  });
  return {
    points: Array.from({ length }, (_item, index) => {
      const { from, to } = getSeasonWeekDates(season.startDate, index + 1);
      return {
        label: `Semana ${index + 1}`,
        tick: String(index + 1),
        to:
          index < lastWeek
            ? getSaleListPath({ seasonId: season.id, from: isCumulative ? null : (from ?? null), to })
            : undefined,
      };
    }),
    series: [
      toSeries(season.name, toValues(current, lastWeek, options)),
      ...(previousSeason ? [toSeries(previousSeason.name, toValues(previous, lastPrevious, options))] : []),
      ...(isCumulative && target !== null && target > 0
        ? [
            {
              ...toSeries(
                'Meta',
                Array.from({ length: weeks }, (_item, index) => (target * (index + 1)) / weeks),
              ),
              isTarget: true as const,
            },
          ]
        : []),
    ],
  };
}
