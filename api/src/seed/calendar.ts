import { addDays } from '@surco/shared/domain';
import type { NewRow } from '../core/db/schema/database';
import { createFixedId } from './random';

export interface DemoSeason {
  id: string;
  name: string;
  startDate: string;
  endDate: string;
  isOpen: boolean;
  isVoucherOpen: boolean;
}

/** The name growers use for a cycle: `PV 2026` (spring–summer) or `OI 2026/27` (autumn–winter). */
function buildSeasonName(startDate: string): string {
  const [year = 0, month = 0] = startDate.split('-').map(Number);
  if (month >= 2 && month <= 7) return `PV ${year}`;
  const first = month === 1 ? year - 1 : year;
  return `OI ${first}/${String(first + 1).slice(2)}`;
}

function buildSeason(
  index: number,
  startDate: string,
  endDate: string,
  isOpen: boolean,
  isVoucherOpen: boolean,
): DemoSeason {
  return {
    id: createFixedId('1e', index),
    name: buildSeasonName(startDate),
    startDate,
    endDate,
    isOpen,
    isVoucherOpen,
  };
}

/** One closed season, one open for sales and DKbonos, and one open in the future, which accepts DKbonos only (T-02). */
export function buildDemoSeasons(today: string): { closed: DemoSeason; open: DemoSeason; future: DemoSeason } {
  return {
    closed: buildSeason(1, addDays(today, -545), addDays(today, -200), false, false),
    open: buildSeason(2, addDays(today, -190), addDays(today, 60), true, true),
    future: buildSeason(3, addDays(today, 75), addDays(today, 300), true, true),
  };
}

/** First day of the demo data: the creation date of its first records. */
export const getFirstDay = (today: string): string => addDays(today, -550);

/**
 * A time within the working hours of a day; on the install day just after midnight, so that it is not in the future.
 */
export function toInstant(date: string, today: string, minute: number): string {
  const minutes = date >= today ? minute % 2 : 8 * 60 + (minute % 600);
  const padTwoDigits = (value: number) => String(value).padStart(2, '0');
  return `${date}T${padTwoDigits(Math.floor(minutes / 60))}:${padTwoDigits(minutes % 60)}:00-06:00`;
}

export const buildSeasonRow = ({
  id,
  name,
  startDate,
  endDate,
  isOpen,
  isVoucherOpen,
}: DemoSeason): NewRow<'seasons'> => ({
  id,
  name,
  start_date: startDate,
  end_date: endDate,
  is_open: isOpen,
  is_voucher_open: isVoucherOpen,
});
