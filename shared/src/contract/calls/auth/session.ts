import { z } from 'zod';
import { textLength } from '../../../domain/limits';
import { defineCall } from '../callSpec';
import { acceptedLegalVersion, secondFactorChallengeSchema, sessionUserSchema } from '../../entities';
import { newPassword, text } from '../../primitives';

/** An empty body: none at all, or `{}`. */
const emptyBody = z.strictObject({}).nullish();
const secretText = (name: string) => text().min(1, `Escriba ${name}.`).max(textLength.secret);
const email = text().trim().min(1, 'Escriba el correo.').max(textLength.email);
/** The token of a mailed link. */
const linkToken = text().max(200);

export const sessionCalls = {
  'POST /auth/': defineCall({
    summary: 'Sign in with e-mail address and password; with a second factor, returns a challenge instead of a session',
    access: 'anyone',
    body: z.strictObject({
      email,
      password: secretText('la contraseña'),
    }),
    data: z.union([sessionUserSchema, secondFactorChallengeSchema]),
  }),
  'POST /auth/client': defineCall({
    summary: 'Sign in with phone number and client key',
    access: 'anyone',
    body: z.strictObject({
      phone: text().trim().min(1, 'Escriba el teléfono.').max(textLength.phone),
      clientKey: secretText('la clave de cliente'),
    }),
    data: sessionUserSchema,
  }),
  /** `product` is the value of the setting `SSO_PRODUCT`, not seed; `msToken` is an access token of Microsoft. */
  'POST /auth/{product}': defineCall({
    summary: 'Sign in with the corporate account',
    access: 'anyone',
    params: z.object({ product: text().max(31) }),
    body: z.strictObject({
      msToken: text().min(1).max(16_000),
      /** The signed-in user has just signed in again in the directory, to confirm a change of their own account. */
      confirmsIdentity: z.boolean().optional(),
    }),
    data: sessionUserSchema,
  }),
  'GET /auth/me': defineCall({
    summary: 'Get the user of the session',
    access: 'signedIn',
    beforeTerms: true,
    beforeSecondFactor: true,
    data: sessionUserSchema,
  }),
  'POST /auth/logout': defineCall({
    summary: 'Sign out',
    access: 'anyone',
    body: emptyBody,
    data: z.null(),
  }),
  'POST /auth/forgot-password': defineCall({
    summary: 'Request a mail with a link to reset the password',
    access: 'anyone',
    body: z.strictObject({ email }),
    data: z.null(),
  }),
  'POST /auth/check-link': defineCall({
    summary: 'Check the link that sets a password, before anything is typed; 400 when it was used or has expired',
    access: 'anyone',
    body: z.strictObject({ token: linkToken }),
    data: z.strictObject({
      /** With which its owner signs in. */
      email: z.string().nullable(),
      /** Whether it sets the first password of the account. */
      isFirst: z.boolean(),
    }),
  }),
  'POST /auth/reset-password': defineCall({
    summary: 'Reset the password with the link of the mail',
    access: 'anyone',
    body: z.strictObject({ token: linkToken, password: newPassword }),
    data: z.null(),
  }),
  'POST /auth/confirm-email': defineCall({
    summary: 'Confirm the new e-mail address with the link; ends all sessions of the account',
    access: 'anyone',
    body: z.strictObject({ token: linkToken }),
    data: z.null(),
  }),
  'POST /users/accept-tos': defineCall({
    summary: 'Accept the terms of use',
    access: 'signedIn',
    beforeTerms: true,
    body: z.strictObject({ version: acceptedLegalVersion }).nullish(),
    data: sessionUserSchema,
  }),
};
