import { type Figures, getSaleListPath, type OverviewWeeks } from '../../../contract';
import {
  accumulateWeeks,
  getSeasonProgress,
  getSeasonWeekDates,
  type WeekFigures,
} from '../../../domain/seasons/seasonWeeks';
import type { LinePoint, LineSeries } from '../line/line-types';

export interface WeekLinesOptions {
  /** The value that is drawn, e.g. the bags. */
  getValue: (figures: Figures) => number;
  /** Whether a week has what was sold until its end, instead of in it. */
  isCumulative: boolean;
  /** What is to be sold in the whole season, in the unit of the value; null without a target. */
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
  { getValue, isCumulative }: WeekLinesOptions,
): readonly number[] {
  if (isCumulative) return accumulateWeeks(weeks, lastWeek).map(getValue);
  const byWeek = new Map(weeks.map((figures) => [figures.week, getValue(figures)]));
  return Array.from({ length: lastWeek }, (_item, index) => byWeek.get(index + 1) ?? 0);
}

/**
 * The weeks of a season and of the previous one as lines of a `LineChart`; each point leads to the sales of this season
 * that it shows.
 * @returns neither points nor series without a season or without a sale
 */
export function createWeekLines(
  { comparison, current, previous }: OverviewWeeks,
  options: WeekLinesOptions,
): WeekLines {
  const { season, previousSeason } = comparison;
  if (!season || current.length + previous.length === 0) return { points: [], series: [] };
  const { week, weeks } = getSeasonProgress(season, options.today);
  const previousWeeks = previousSeason ? getSeasonProgress(previousSeason, previousSeason.endDate).weeks : 0;
  // What is sold after the last day of a season is shown, too.
  const lastWeek = Math.max(week, ...current.map((figures) => figures.week));
  const lastPrevious = Math.max(previousWeeks, ...previous.map((figures) => figures.week));
  const length = Math.max(weeks, lastWeek, lastPrevious);
  const { isCumulative, target } = options;
  const toSeries = (name: string, values: readonly number[]): LineSeries => ({
    name,
    values: Array.from({ length }, (_item, index) => values[index] ?? null),
  });
  const points = Array.from({ length }, (_item, index): LinePoint => {
    const { from, to } = getSeasonWeekDates(season.startDate, index + 1);
    const filters = { seasonId: season.id, from: isCumulative ? undefined : from, to };
    return {
      label: `Semana ${index + 1}`,
      tick: String(index + 1),
      to: index < lastWeek ? getSaleListPath(filters) : undefined,
    };
  });
  const series = [toSeries(season.name, toValues(current, lastWeek, options))];
  if (previousSeason) series.push(toSeries(previousSeason.name, toValues(previous, lastPrevious, options)));
  if (isCumulative && target !== null && target > 0) {
    const targets = Array.from({ length: weeks }, (_item, index) => (target * (index + 1)) / weeks);
    series.push({ ...toSeries('Meta', targets), isTarget: true });
  }
  return { points, series };
}
