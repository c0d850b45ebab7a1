import { addDays, countDaysBetween } from '@surco/shared/domain';
import type { RandomGenerator } from './random';

/** Days after the start of a season at which most is sold. */
const PEAK_DAY = 95;
/** What is sold on any day of the season, relative to the peak. */
const BASE = 0.12;
/** By day of the week, Sunday first: shops close on Sundays and early on Saturdays. */
const weekdayFactors = [0.06, 1.05, 1, 1, 0.95, 1.1, 0.5];
/** Some weeks are better than others, by up to a fifth. */
const weekNoise = (week: number): number => 0.8 + (0.4 * (Math.abs(week * 7_919) % 13)) / 12;
const MAX_WEIGHT = 1.2 * Math.max(...weekdayFactors);

/** How much is sold on a day of a season, relative to others: little at first, most before the rains, then less. */
function getDayWeight(startDate: string, date: string): number {
  const day = countDaysBetween(startDate, date);
  const position = Math.max(0, day) / PEAK_DAY;
  const curve = position ** 2 * Math.exp(2 * (1 - position));
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  return (BASE + (1 - BASE) * curve) * (weekdayFactors[weekday] ?? 1) * weekNoise(Math.floor(day / 7));
}

/** Chooses a day between two dates, both included, by the weekly curve of a season that starts on `startDate`. */
export function pickSeasonDay(random: RandomGenerator, startDate: string, from: string, to: string): string {
  const days = countDaysBetween(from, to);
  let date = addDays(from, random.nextInteger(0, days));
  while (random.next() * MAX_WEIGHT > getDayWeight(startDate, date)) date = addDays(from, random.nextInteger(0, days));
  return date;
}
