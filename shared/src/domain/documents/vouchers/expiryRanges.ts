import { addDays } from '../../calendar/calendarDates';

/** How soon an outstanding DKbono expires. Each DKbono is in one of these ranges. */
export const expiryRanges = ['OVERDUE', 'WEEK', 'MONTH', 'LATER'] as const;
export type ExpiryRange = (typeof expiryRanges)[number];

/** Spanish names of the ranges. */
export const expiryRangeLabels: Record<ExpiryRange, string> = {
  OVERDUE: 'Vencidos con saldo',
  WEEK: 'Vencen en 7 días',
  MONTH: 'Vencen en 8 a 30 días',
  LATER: 'Vencen después de 30 días',
};

/**
 * The expiry dates of a range: `from` is its first and `to` its last day, both included and both optional.
 * @param today `YYYY-MM-DD`
 */
export const getExpiryRangeDates = (
  range: ExpiryRange,
  today: string,
): { from: string | undefined; to: string | undefined } =>
  ({
    OVERDUE: { from: undefined, to: addDays(today, -1) },
    WEEK: { from: today, to: addDays(today, 7) },
    MONTH: { from: addDays(today, 8), to: addDays(today, 30) },
    LATER: { from: addDays(today, 31), to: undefined },
  })[range];
