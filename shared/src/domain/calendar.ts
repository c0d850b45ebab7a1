const formatters = /* @__PURE__ */ new Map<string, Intl.DateTimeFormat>();

/** The calendar date (`YYYY-MM-DD`) of an instant in a zone. */
export function calendarDateIn(timeZone: string, instant: Date | number = Date.now()): string {
  const known = formatters.get(timeZone);
  const formatter =
    known ?? new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  formatters.set(timeZone, formatter);
  return formatter.format(instant);
}

const form = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a text is a day that exists: 2026-02-30 is none. */
export function isCalendarDate(text: string): boolean {
  if (!form.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** Whether a record may bear this day: one of this century, as a year of two digits is read. */
export const isRecordDate = (text: string): boolean => text.startsWith('20') && isCalendarDate(text);

const DAY = 86_400_000;

/** Another day, so many days later (or earlier). */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);

/** How many days another date lies ahead; negative when it has passed. */
export const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY);
