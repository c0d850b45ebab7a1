import { addDays } from '@surco/shared/domain';
import type { NewRow } from '../core/db/schema/database';
import { createFixedId } from './random';

export interface DemoSeason {
  id: string;
  name: string;
  startDate: string;
  endDate: string;
  /** For sales and DKbonos. */
  isOpen: boolean;
}

/** The name that farmers use for a season: `PV 2026` (spring–summer) or `OI 2026/27` (autumn–winter). */
function buildSeasonName(startDate: string): string {
  const [year = 0, month = 0] = startDate.split('-').map(Number);
  if (month >= 2 && month <= 7) return `PV ${year}`;
  const first = month === 1 ? year - 1 : year;
  return `OI ${first}/${String(first + 1).slice(2)}`;
}

const buildSeason = (index: number, startDate: string, endDate: string, isOpen: boolean): DemoSeason => ({
  id: createFixedId('1e', index),
  name: buildSeasonName(startDate),
  startDate,
  endDate,
  isOpen,
});

/** One closed season, one open for sales and DKbonos, and one open in the future, which accepts DKbonos only (T-02). */
export function buildDemoSeasons(today: string): { closed: DemoSeason; open: DemoSeason; future: DemoSeason } {
  return {
    closed: buildSeason(1, addDays(today, -545), addDays(today, -200), false),
    open: buildSeason(2, addDays(today, -190), addDays(today, 60), true),
    future: buildSeason(3, addDays(today, 75), addDays(today, 300), true),
  };
}

/** First day of the demo data: the creation date of its first records. */
export const getFirstDay = (today: string): string => addDays(today, -550);

const workdayStart = 8 * 60;
export const minutesPerWorkday = 600;
/** The minute of a workday at which these events happen: late, so that the document was created before. */
export const eventMinutes = { payment: 595, saleClosed: 597, voucherClosed: 598, conversion: 599 } as const;

/**
 * A time within the working hours of a day; on the install day just after midnight, so that it is not in the future.
 * @param minute counted from the start of the working hours
 */
export function toInstant(date: string, today: string, minute: number): string {
  const minutes = date >= today ? minute % 2 : workdayStart + (minute % minutesPerWorkday);
  const padTwoDigits = (value: number) => String(value).padStart(2, '0');
  return `${date}T${padTwoDigits(Math.floor(minutes / 60))}:${padTwoDigits(minutes % 60)}:00-06:00`;
}

export const buildSeasonRow = ({ id, name, startDate, endDate, isOpen }: DemoSeason): NewRow<'seasons'> => ({
  id,
  name,
  start_date: startDate,
  end_date: endDate,
  is_open: isOpen,
  is_voucher_open: isOpen,
});
