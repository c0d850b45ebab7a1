import { isCalendarDate } from '../../domain/calendar/calendarDates';

/** Day, month and year with one kind of separator, or six or eight digits without any. */
const TYPED_DATE =
  /^(?<day>\d{1,2})(?<separator>[/.\- ])(?<month>\d{1,2})\k<separator>(?<year>\d{4}|\d\d)$|^(?<day2>\d\d)(?<month2>\d\d)(?<year2>\d{4}|\d\d)$/;

/**
 * Reads a date as people type it: `17/11/26`, `7.1.2026`, `171126`, `17112026`. A two-digit year is of this century.
 * @returns `YYYY-MM-DD`; null when the text is not an existing date
 */
export function parseTypedDate(text: string): string | null {
  const { day, month, year, day2, month2, year2 } = TYPED_DATE.exec(text.trim())?.groups ?? {};
  const date = [
    (year ?? year2 ?? '').padStart(4, '20'),
    (month ?? month2 ?? '').padStart(2, '0'),
    (day ?? day2 ?? '').padStart(2, '0'),
  ].join('-');
  return isCalendarDate(date) ? date : null;
}

/** What to do about a text that is not a date. */
export const describeUnreadableDate = (text: string): string =>
  `«${text.trim()}» no es una fecha. Escriba día, mes y año, por ejemplo 17/11/26.`;
