import { calendarDateIn } from '@surco/shared/domain/calendar';
import { runtimeConfig } from '@surco/shared/platform';

/** Today's calendar date in the configured zone. */
export const today = (): string => calendarDateIn(runtimeConfig().timeZone);
