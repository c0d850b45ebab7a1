import { getInstantParts } from './getInstantParts';

/** The calendar date (`YYYY-MM-DD`) of an instant in a time zone; by default the current instant. */
export function getCalendarDate(timeZone: string, instant: Date | number = Date.now()): string {
  const { year, month, day } = getInstantParts(timeZone, instant);
  return `${year}-${month}-${day}`;
}

const calendarDatePattern = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a text is an existing date; 2026-02-30 is not. */
export function isCalendarDate(text: string): boolean {
  if (!calendarDatePattern.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** Whether a record may have this date: 2000 to 2099, because dates are shown with a two-digit year. */
export const isRecordDate = (text: string): boolean => text.startsWith('20') && isCalendarDate(text);

const MS_PER_DAY = 86_400_000;

/** The date `days` days later; earlier if negative. */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * MS_PER_DAY).toISOString().slice(0, 10);

/** Number of days from one date to another; negative if the second one is earlier. */
export const countDaysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / MS_PER_DAY);
