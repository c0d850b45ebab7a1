import { z } from 'zod';
import { roles } from '../roles';
import { id, instant, named, nameText, newPassword, phone, stamps, version } from '../primitives';
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

/** What a person may change of itself; the rest is its administrator's. */
export const ownProfileIn = z.strictObject({
  firstName: nameText(80),
  lastName: nameText(80),
  phone: phone.nullable(),
  version,
});

export const ownPasswordIn = z.strictObject({
  currentPassword: z.string().min(1, 'Escriba su contraseña actual.').max(200),
  password: newPassword,
});

/** A text that people accept, and the version they accept. */
export const terms = z.strictObject({ version: z.string(), text: z.string() });

/** One user whole, as those who keep users see it. Of a client key only its last characters are known. */
export const userDetail = user.extend({
  statusReason: z.string().nullable(),
  clientKeyHint: z.string().nullable(),
});
export type UserDetail = z.output<typeof userDetail>;
