import { z } from 'zod';
import { roles } from '../roles';
import { id, named } from '../primitives';

/** E-01: who is signed in. A client key present forces the farmer's role. */
export const userDetails = z.strictObject({
  id,
  role: z.enum(roles),
  distributor: named.nullable(),
  acceptedTos: z.boolean(),
  clientKey: z.string().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string().nullable(),
});
export type UserDetails = z.output<typeof userDetails>;

export const terms = z.strictObject({ version: z.string(), text: z.string() });
