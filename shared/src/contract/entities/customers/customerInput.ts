import { z } from 'zod';

export { customerInput, customerMerge, customerUpdate, registrationInput } from '../../../records/customerInput';

/** The registration waits for approval; `warnings` do not prevent it. */
export const registrationResultSchema = z.strictObject({
  status: z.literal('PENDIENTE'),
  warnings: z.array(z.strictObject({ path: z.string(), message: z.string() })),
});
