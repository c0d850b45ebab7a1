import { getCalendarDate } from '../../domain/calendar/calendarDates';
import { getRuntimeConfig } from './runtimeConfig';

/** Today's ISO calendar date where the company is, which may differ from that of the browser. */
export const getToday = (): string => getCalendarDate(getRuntimeConfig().timeZone);
