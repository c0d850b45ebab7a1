import { z } from 'zod';
import { calendarDate, id, stamps } from '../primitives';

/** E-08. Whether it is open for sales follows from isOpen and startDate (T-02). */
export const season = z.strictObject({
  id,
  name: z.string(),
  startDate: calendarDate,
  endDate: calendarDate,
  isOpen: z.boolean(),
  isVoucherOpen: z.boolean(),
  ...stamps,
});
export type Season = z.output<typeof season>;
