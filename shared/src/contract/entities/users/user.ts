import { z } from 'zod';
import { textLength } from '../../../domain/limits';
import { emailPattern } from '../../../domain/text/email';
import { invalidEmailMessage, missingNewEmailMessage } from '../../../domain/users/account';
import { roles } from '../../../domain/users/roles';
import {
  currentPassword,
  id,
  instant,
  namedReference,
  newPassword,
  recordMetadata,
  recordShape,
  text,
} from '../../primitives';
import { userFields } from '../../../records/user';
import { userStatuses } from '../../../domain/statuses';
import { invitationStates } from '../../../domain/users/invitations';

/** E-01: the signed-in user. A client key always means the role of a farmer. */
export const sessionUserSchema = z.strictObject({
  id,
  role: z.enum(roles),
  distributor: namedReference.nullable(),
  acceptedTos: z.boolean(),
  /**
   * The account needs a second factor and has none: the user sets it up before anything else. False for a session that
   * was opened through the directory.
   */
  secondFactorPending: z.boolean(),
  /** Only the last characters of a farmer's client key; null for a user without one. */
  clientKey: z.string().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string().nullable(),
  /** Zones of a coordinator or supervisor. */
  zoneIds: z.array(id),
  /**
   * There is only one distributor for the user: their own, the only one that serves their zones, or, for an
   * administrator, the only one at all. Lists need no column for it.
   */
  hasSingleDistributor: z.boolean(),
  /** Notifications that staff have not read; only in the answer of GET /auth/me. */
  unreadNotifications: z.number().int().min(0).optional(),
});
export type SessionUser = z.output<typeof sessionUserSchema>;

/** A user in lists and profiles, without secrets. */
export const userSchema = z.strictObject({
  id,
  ...recordShape(userFields),
  status: z.enum(userStatuses),
  distributor: namedReference.nullable(),
  zones: z.array(namedReference),
  /** Zones that the distributor of a consultant serves. */
  distributorZoneIds: z.array(id),
  /**
   * How far the invitation to choose a password has come: `none` when there is none or it was revoked, `queued` until its
   * mail is sent, `opened` when the page of its link was opened. Null for an account that needs none: one with a
   * password, of the directory, of a farmer, or that is not active.
   */
  invitation: z.strictObject({ state: z.enum(invitationStates), expiresAt: instant.nullable() }).nullable(),
  /** Who created the account; null for one that no user created. */
  createdById: id.nullable(),
  acceptedTosAt: instant.nullable(),
  /** The version of the terms that the user accepted last. */
  acceptedTosVersion: z.string().nullable(),
  ...recordMetadata,
});
export type User = z.output<typeof userSchema>;

export const ownPasswordInputSchema = z.strictObject({
  currentPassword,
  password: newPassword,
});

/** The user's own e-mail. It changes when the user opens the link that is mailed to the new address. */
export const ownEmailInputSchema = z.strictObject({
  email: text()
    .trim()
    .min(1, missingNewEmailMessage)
    .max(textLength.email)
    .pipe(z.email({ pattern: emailPattern, error: invalidEmailMessage })),
  /** The user's current password; absent only for an account that has none, and confirms by the directory. */
  accountPassword: text().max(textLength.secret).optional(),
});

/** What confirms a user's change of their own access; an account without a password confirms it by the directory instead. */
export const ownIdentitySchema = z
  .strictObject({ currentPassword: text().max(textLength.secret).optional() })
  .nullish();

/** An open session of the user, with what the user needs to recognize the device. */
export const ownSessionSchema = z.strictObject({
  id,
  /** For example "Chrome en Windows"; null for an unknown device. */
  device: z.string().nullable(),
  /** Network address at sign-in. */
  address: z.string().nullable(),
  createdAt: instant,
  lastSeenAt: instant,
  isCurrent: z.boolean(),
});
export type OwnSession = z.output<typeof ownSessionSchema>;

/** A user with all fields, for roles that manage users. Only the last characters of a client key are known. */
export const userDetailSchema = userSchema.extend({
  statusReason: z.string().nullable(),
  clientKeyHint: z.string().nullable(),
  hasSecondFactor: z.boolean(),
});
export type UserDetail = z.output<typeof userDetailSchema>;
