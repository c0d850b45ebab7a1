import { z } from 'zod';
import { roles } from '../roles';
import { id, instant, named, stamps } from '../primitives';
import { userStatuses } from '../statuses';

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

/** A user as lists and profiles show it; no secret is part of it. */
export const user = z.strictObject({
  id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  role: z.enum(roles),
  status: z.enum(userStatuses),
  distributorId: id.nullable(),
  distributor: named.nullable(),
  zones: z.array(named),
  acceptedTosAt: instant.nullable(),
  ...stamps,
});
export type User = z.output<typeof user>;

export const terms = z.strictObject({ version: z.string(), text: z.string() });
