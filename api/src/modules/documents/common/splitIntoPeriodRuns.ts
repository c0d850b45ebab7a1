import { addDays } from '@surco/shared/domain';

type Grain = 'Y' | 'M' | 'D';

/** Consecutive whole years, months or days: the first days of the first and of the last; undefined is unbounded. */
export interface PeriodRun {
  grain: Grain;
  first?: string | undefined;
  last?: string | undefined;
}

const getStart = (grain: Grain, date: string): string =>
  ({ Y: `${date.slice(0, 4)}-01-01`, M: `${date.slice(0, 7)}-01`, D: date })[grain];

/** The longest length of a period in days: that many days after its start lies in the next period. */
const maxDaysByGrain = { Y: 366, M: 31, D: 1 } as const;
const getNextStart = (grain: Grain, date: string): string =>
  getStart(grain, addDays(getStart(grain, date), maxDaysByGrain[grain]));

function splitRange(
  from: string | undefined,
  to: string | undefined,
  [grain, ...finer]: readonly Grain[],
): PeriodRun[] {
  if (!grain || (from && to && from > to)) return [];
  // The whole periods inside the range: from the first that starts in it to the last that ends in it.
  const first = from && (getStart(grain, from) === from ? from : getNextStart(grain, from));
  const after = to && getStart(grain, addDays(to, 1));
  const last = after && getStart(grain, addDays(after, -1));
  if (first && last && first > last) return splitRange(from, to, finer);
  return [
    ...(first && from !== first ? splitRange(from, addDays(first, -1), finer) : []),
    { grain, first, last },
    ...(after && to && after <= to ? splitRange(after, to, finer) : []),
  ];
}

const earliest = '1000-01-01';
const latest = '9000-01-01';
/** No document has a date beyond these bounds. Years of five digits would not sort as texts. */
const clampDate = (date: string | undefined): string | undefined =>
  date && (date < earliest ? earliest : date > latest ? latest : date);

/**
 * Returns a range of dates, both included, as the fewest whole years, months and days, so that totals are read from the
 * sums that are stored for each; without bounds, all years.
 */
export const splitIntoPeriodRuns = (from?: string, to?: string): PeriodRun[] =>
  splitRange(clampDate(from), clampDate(to), ['Y', 'M', 'D']);
