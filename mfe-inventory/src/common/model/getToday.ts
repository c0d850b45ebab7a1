import { getCalendarDate } from '@surco/shared/domain';
import { getRuntimeConfig } from '@surco/shared/platform';

/** Today's ISO calendar date in the configured time zone. */
export const getToday = (): string => getCalendarDate(getRuntimeConfig().timeZone);
