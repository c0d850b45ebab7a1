import { z } from 'zod';
import { limits } from '../../domain/limits';
import { calendarDate, id, requiredName, recordDate, recordMetadata, version } from '../primitives';

/** E-08. Whether it is open for sales follows from isOpen and startDate (T-02). */
export const seasonSchema = z.strictObject({
  id,
  name: z.string(),
  startDate: calendarDate,
  endDate: calendarDate,
  isOpen: z.boolean(),
  isVoucherOpen: z.boolean(),
  ...recordMetadata,
});
export type Season = z.output<typeof seasonSchema>;

const inputFields = {
  name: requiredName(limits.textLength.seasonName),
  startDate: recordDate,
  endDate: recordDate,
  isOpen: z.boolean().default(false),
  isVoucherOpen: z.boolean().default(false),
};

function validateDates(
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

export const seasonInputSchema = z.strictObject(inputFields).superRefine(validateDates);
export const seasonUpdateSchema = z.strictObject({ ...inputFields, version }).superRefine(validateDates);
