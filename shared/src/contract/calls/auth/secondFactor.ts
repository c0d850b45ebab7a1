import { z } from 'zod';
import { textLength } from '../../../domain/limits';
import {
  passkeyAssertionSchema,
  passkeyCreationOptionsSchema,
  passkeyRegistrationSchema,
  passkeyRequestOptionsSchema,
  recoveryCodesSchema,
  secondFactorStatusSchema,
  sessionUserSchema,
  totpSetupSchema,
} from '../../entities';
import { STAFF_ROLES } from '../../permissions';
import { currentPassword, requiredName, text } from '../../primitives';
import { defineCall } from '../callSpec';
import { idParams } from '../common';

/** Token that `POST /auth/` answered the correct password with; not the WebAuthn challenge of the passkey options. */
const challenge = text().min(1).max(100);
/** As it is typed: spaces are ignored, in a recovery code also hyphens and letter case. */
const code = text().trim().min(1, 'Escriba el código.').max(40);

/** Sign-in in two steps, and the user's own second factors. */
export const secondFactorCalls = {
  'POST /auth/second-factor': defineCall({
    summary: 'Complete the sign-in with a code of the authenticator app or a recovery code',
    access: 'anyone',
    body: z.strictObject({ challenge, method: z.enum(['totp', 'recovery']), code }),
    data: sessionUserSchema,
  }),
  'POST /auth/second-factor/passkey-options': defineCall({
    summary: 'Get the options to sign in with a passkey',
    access: 'anyone',
    body: z.strictObject({ challenge }),
    data: passkeyRequestOptionsSchema,
  }),
  'POST /auth/second-factor/passkey': defineCall({
    summary: 'Complete the sign-in with a passkey',
    access: 'anyone',
    body: z.strictObject({ challenge, response: passkeyAssertionSchema }),
    data: sessionUserSchema,
  }),
  'GET /users/me/second-factor': defineCall({
    summary: 'Get the own second factor',
    access: STAFF_ROLES,
    beforeSecondFactor: true,
    data: secondFactorStatusSchema,
  }),
  'POST /users/me/second-factor/totp': defineCall({
    summary: 'Set up an authenticator app, with the current password',
    access: STAFF_ROLES,
    beforeSecondFactor: true,
    body: z.strictObject({ currentPassword }),
    data: totpSetupSchema,
  }),
  'POST /users/me/second-factor/totp/confirm': defineCall({
    summary:
      'Activate the authenticator app with its first code; ends the other sessions and returns the recovery codes once',
    access: STAFF_ROLES,
    beforeSecondFactor: true,
    body: z.strictObject({ code }),
    data: recoveryCodesSchema,
  }),
  'POST /users/me/second-factor/recovery-codes': defineCall({
    summary: 'Replace the recovery codes; the former ones stop working',
    access: STAFF_ROLES,
    body: z.strictObject({ currentPassword }),
    data: recoveryCodesSchema,
  }),
  'POST /users/me/second-factor/disable': defineCall({
    summary: 'Turn off the second factor',
    access: STAFF_ROLES,
    body: z.strictObject({ currentPassword }),
    data: secondFactorStatusSchema,
  }),
  'POST /users/me/passkeys/options': defineCall({
    summary: 'Get the options to add a passkey; the authenticator app must be active first',
    access: STAFF_ROLES,
    body: z.strictObject({ currentPassword }),
    data: passkeyCreationOptionsSchema,
  }),
  'POST /users/me/passkeys': defineCall({
    summary: 'Add a passkey',
    access: STAFF_ROLES,
    body: z.strictObject({ name: requiredName(textLength.passkeyName), response: passkeyRegistrationSchema }),
    data: secondFactorStatusSchema,
  }),
  'POST /users/me/passkeys/{id}/remove': defineCall({
    summary: 'Remove a passkey, with the current password',
    access: STAFF_ROLES,
    params: idParams,
    body: z.strictObject({ currentPassword }),
    data: secondFactorStatusSchema,
  }),
};
