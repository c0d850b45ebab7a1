import { addDays } from '@surco/shared/domain/calendar';

export type Grain = 'Y' | 'M' | 'D';

/** Whole years, months or days: the first day of the first and of the last; open where there is no bound. */
export interface Period {
  grain: Grain;
  first?: string | undefined;
  last?: string | undefined;
}

const startOf = (grain: Grain, date: string): string =>
  ({ Y: `${date.slice(0, 4)}-01-01`, M: `${date.slice(0, 7)}-01`, D: date })[grain];

/** More days than the grain has, and fewer than two of it: the next one begins that far on. */
const spans = { Y: 366, M: 31, D: 1 } as const;
const nextStart = (grain: Grain, date: string): string => startOf(grain, addDays(startOf(grain, date), spans[grain]));

function split(from: string | undefined, to: string | undefined, [grain, ...finer]: readonly Grain[]): Period[] {
  if (!grain || (from && to && from > to)) return [];
  // The whole ones inside: from the first that begins within, to the last that ends within.
  const first = from && (startOf(grain, from) === from ? from : nextStart(grain, from));
  const after = to && startOf(grain, addDays(to, 1));
  const last = after && startOf(grain, addDays(after, -1));
  if (first && last && first > last) return split(from, to, finer);
  return [
    ...(first && from !== first ? split(from, addDays(first, -1), finer) : []),
    { grain, first, last },
    ...(after && to && after <= to ? split(after, to, finer) : []),
  ];
}

const earliest = '1000-01-01';
const latest = '9000-01-01';
/** No document is of a day beyond these; dates of five digits would not sort as texts. */
const clamp = (date: string | undefined): string | undefined =>
  date && (date < earliest ? earliest : date > latest ? latest : date);

/** The days from one to another, both included, as few whole years, months and days; without bounds, all years. */
export const periodsBetween = (from?: string, to?: string): Period[] => split(clamp(from), clamp(to), ['Y', 'M', 'D']);
