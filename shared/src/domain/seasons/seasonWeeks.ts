import { addDays, countDaysBetween } from '../calendar/calendarDates';
import { sumMoney, type Money } from '../money/money';

interface SeasonDates {
  /** `YYYY-MM-DD` */
  readonly startDate: string;
  /** `YYYY-MM-DD` */
  readonly endDate: string;
}

const DAYS_PER_WEEK = 7;

/**
 * First and last day of a week of a season, as the filters `from` and `to` of a list. Week 1 has no first day, because
 * it includes what is dated before the season.
 */
export const getSeasonWeekDates = (startDate: string, week: number): { from: string | undefined; to: string } => ({
  from: week > 1 ? addDays(startDate, (week - 1) * DAYS_PER_WEEK) : undefined,
  to: addDays(startDate, week * DAYS_PER_WEEK - 1),
});

/** How far a season is: days and weeks in all, and the current ones, from 0 before its start to all of them. */
export interface SeasonProgress {
  readonly days: number;
  readonly day: number;
  readonly weeks: number;
  readonly week: number;
}

/** Returns how far a season is. @param today `YYYY-MM-DD` */
export function getSeasonProgress({ startDate, endDate }: SeasonDates, today: string): SeasonProgress {
  const days = countDaysBetween(startDate, endDate) + 1;
  const day = Math.min(days, Math.max(0, countDaysBetween(startDate, today) + 1));
  return { days, day, weeks: Math.ceil(days / DAYS_PER_WEEK), week: Math.ceil(day / DAYS_PER_WEEK) };
}

/**
 * The day of another season that is as many days after its start as today is in a season, so that both are compared
 * over the same time.
 */
export const getSameSeasonDay = (season: { startDate: string }, today: string, other: { startDate: string }): string =>
  addDays(other.startDate, countDaysBetween(season.startDate, today));

/** What was sold in a week of a season: bags, hectares, and the total in MXN with tax. */
export interface WeekFigures {
  readonly week: number;
  readonly bags: number;
  readonly hectares: number;
  readonly total: Money;
}

/**
 * Adds up the weeks of a season: one item for each week from 1 to `lastWeek`, with what was sold until its end.
 * @param weeks what was sold in each week, in any order; weeks without sales may be absent
 */
export function accumulateWeeks(weeks: readonly WeekFigures[], lastWeek: number): WeekFigures[] {
  const byWeek = new Map(weeks.map((figures) => [figures.week, figures]));
  let sum: Omit<WeekFigures, 'week'> = { bags: 0, hectares: 0, total: '0.00' };
  return Array.from({ length: lastWeek }, (_item, index) => {
    const added = byWeek.get(index + 1);
    if (added)
      sum = {
        bags: sum.bags + added.bags,
        hectares: Number((sum.hectares + added.hectares).toFixed(2)),
        total: sumMoney([sum.total, added.total]),
      };
    return { week: index + 1, ...sum };
  });
}
