import { getCalendarDate } from '@surco/shared/domain';

/** The number of available bags from an ISO instant on. */
export interface AvailableBags {
  readonly at: string;
  readonly available: number;
}

/** The number of available bags at the end of a calendar day. */
export interface DailyAvailable {
  readonly day: string;
  readonly available: number;
}

/**
 * The available bags at the end of each day on which they changed, and on the last one.
 * @param movements oldest first
 * @param until an ISO instant, not before the last movement
 * @param timeZone the days are those of this zone
 */
export function listDailyAvailable(
  movements: readonly AvailableBags[],
  until: string,
  timeZone: string,
): DailyAvailable[] {
  const availableByDay = new Map<string, number>();
  const last = movements.at(-1);
  for (const { at, available } of last ? [...movements, { ...last, at: until }] : [])
    availableByDay.set(getCalendarDate(timeZone, Date.parse(at)), available);
  return [...availableByDay].map(([day, available]) => ({ day, available }));
}
