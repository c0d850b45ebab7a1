import { z } from 'zod';
import { calendarDate, id, nameText, recordDate, stamps, version } from '../primitives';

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

const seasonFields = {
  name: nameText(60),
  startDate: recordDate,
  endDate: recordDate,
  isOpen: z.boolean().default(false),
  isVoucherOpen: z.boolean().default(false),
};

function checkDates(
  { startDate, endDate }: { startDate: string; endDate: string },
  context: z.core.$RefinementCtx,
): void {
  if (endDate <= startDate)
    context.addIssue({
      code: 'custom',
      path: ['endDate'],
      message: 'La fecha de fin debe ser posterior a la de inicio.',
    });
}

export const seasonIn = z.strictObject(seasonFields).superRefine(checkDates);
export const seasonUpdate = z.strictObject({ ...seasonFields, version }).superRefine(checkDates);
