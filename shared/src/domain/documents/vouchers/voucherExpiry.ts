import { addDays, isCalendarDate } from '../../calendar/calendarDates';
import { formatDate } from '../../text/formats';
import type { FieldError } from '../../fieldError';

interface ExpiryWindow {
  /** Today, the earliest possible expiry date (`YYYY-MM-DD`). */
  readonly today: string;
  /** Last day of the season (`YYYY-MM-DD`). */
  readonly endDate: string;
}

/** Expiry date of a new DKbono: today + `days`, at most the end of its season, at least today. */
export function calculateDefaultExpiry(days: number, { today, endDate }: ExpiryWindow): string {
  const last = addDays(today, days);
  const latest = last < endDate ? last : endDate;
  return latest > today ? latest : today;
}

/** Validates a chosen expiry date: between today and the end of the season, or today if the season has ended. */
export function validateExpiry(expiresAt: string, { today, endDate }: ExpiryWindow): FieldError[] {
  if (isCalendarDate(expiresAt) && expiresAt >= today && (expiresAt <= endDate || expiresAt === today)) return [];
  const message = `La vigencia debe estar entre hoy y el fin de la temporada (${formatDate(endDate)}).`;
  return [{ path: 'expiresAt', message }];
}
