import { getCalendarDate } from '../../domain/calendar/calendarDates';
import { getRuntimeConfig } from './runtimeConfig';
import { getServerTime } from './serverClock';

/**
 * Today's ISO calendar date where the company is, which may differ from that of the browser, by the clock of the
 * server, because that of the device may be wrong.
 */
export const getToday = (): string => getCalendarDate(getRuntimeConfig().timeZone, getServerTime());
