import { addDays } from '@surco/shared/domain/calendar';
import type { NewRow } from '../db/types';
import { fixedId } from './random';

export interface DemoSeason {
  id: string;
  name: string;
  startDate: string;
  endDate: string;
  isOpen: boolean;
  isVoucherOpen: boolean;
}

/** Spring–summer or autumn–winter, as growers name their cycles. */
function seasonName(startDate: string): string {
  const [year = 0, month = 0] = startDate.split('-').map(Number);
  if (month >= 2 && month <= 7) return `PV ${year}`;
  const first = month === 1 ? year - 1 : year;
  return `OI ${first}/${String(first + 1).slice(2)}`;
}

function season(
  index: number,
  startDate: string,
  endDate: string,
  isOpen: boolean,
  isVoucherOpen: boolean,
): DemoSeason {
  return { id: fixedId('1e', index), name: seasonName(startDate), startDate, endDate, isOpen, isVoucherOpen };
}

/** One closed, one open for both, and one marked open whose start lies ahead: it takes DKbonos and no sales (T-02). */
export function demoSeasons(today: string): { closed: DemoSeason; open: DemoSeason; future: DemoSeason } {
  return {
    closed: season(1, addDays(today, -545), addDays(today, -200), false, false),
    open: season(2, addDays(today, -190), addDays(today, 60), true, true),
    future: season(3, addDays(today, 75), addDays(today, 300), true, true),
  };
}

/** The first day of the demo's past: when everything that existed from the beginning was written down. */
export const firstDay = (today: string): string => addDays(today, -550);

/** An instant of a working day; on the install day just after midnight, so that nothing lies in the future. */
export function instant(date: string, today: string, minute: number): string {
  const minutes = date >= today ? minute % 2 : 8 * 60 + (minute % 600);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date}T${two(Math.floor(minutes / 60))}:${two(minutes % 60)}:00-06:00`;
}

export const seasonRow = ({ id, name, startDate, endDate, isOpen, isVoucherOpen }: DemoSeason): NewRow<'seasons'> => ({
  id,
  name,
  start_date: startDate,
  end_date: endDate,
  is_open: isOpen,
  is_voucher_open: isVoucherOpen,
});
