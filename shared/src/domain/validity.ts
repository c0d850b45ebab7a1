import { addDays, isCalendarDate } from './calendar';
import { formatDate } from './formats';
import type { Problem } from './problem';

interface Window {
  /** First day it may end on: today. */
  readonly today: string;
  /** The season's last day. */
  readonly endDate: string;
}

/** When a DKbono of today expires: so many days on, within its season; never before today. */
export function defaultExpiry(days: number, { today, endDate }: Window): string {
  const last = addDays(today, days);
  const within = last < endDate ? last : endDate;
  return within > today ? within : today;
}

/** A validity that somebody chose lies between today and the end of the season. */
export function expiryProblems(expiresAt: string, { today, endDate }: Window): Problem[] {
  if (isCalendarDate(expiresAt) && expiresAt >= today && (expiresAt <= endDate || expiresAt === today)) return [];
  const message = `La vigencia debe estar entre hoy y el fin de la temporada (${formatDate(endDate)}).`;
  return [{ path: 'expiresAt', message }];
}
