import { addDays } from './calendarDates';

const getWeekday = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay();

/** The n-th Monday of a month, `YYYY-MM-DD`. */
function getNthMonday(year: number, month: number, n: number): string {
  const first = `${year}-${String(month).padStart(2, '0')}-01`;
  const daysToMonday = (8 - getWeekday(first)) % 7;
  return addDays(first, daysToMonday + 7 * (n - 1));
}

/** The obligatory days of rest in Mexico (Ley Federal del Trabajo, art. 74), without election days. */
const listHolidays = (year: number): string[] => [
  `${year}-01-01`,
  getNthMonday(year, 2, 1),
  getNthMonday(year, 3, 3),
  `${year}-05-01`,
  `${year}-09-16`,
  getNthMonday(year, 11, 3),
  `${year}-12-25`,
  // A new federal executive takes office on 1 October every six years since 2024.
  ...((year - 2024) % 6 === 0 ? [`${year}-10-01`] : []),
];

/** Whether a day counts for legal periods in Mexico: neither Saturday, Sunday nor an obligatory day of rest. */
export function isBusinessDay(date: string): boolean {
  const weekday = getWeekday(date);
  return weekday !== 0 && weekday !== 6 && !listHolidays(Number(date.slice(0, 4))).includes(date);
}

/**
 * The day so many business days later; the first day itself does not count.
 * @param date `YYYY-MM-DD`
 */
export function addBusinessDays(date: string, days: number): string {
  let day = date;
  for (let left = days; left > 0;) {
    day = addDays(day, 1);
    if (isBusinessDay(day)) left -= 1;
  }
  return day;
}
