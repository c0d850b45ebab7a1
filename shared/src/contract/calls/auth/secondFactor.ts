import { z } from 'zod';
import { limits } from '../../../domain/limits';
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
import { currentPassword, requiredName } from '../../primitives';
import { defineCall } from '../callSpec';
import { idParams } from '../common';

const challenge = z.string().min(1).max(100);
/** As it is typed: spaces are ignored, in a recovery code also hyphens and letter case. */
const code = z.string().trim().min(1, 'Escriba el código.').max(40);

/** Sign-in in two steps, and the user's own second factors. */
export const secondFactorCalls = {
  'POST /auth/second-factor': defineCall({
    summary: 'Terminar de iniciar sesión con un código de la aplicación o de recuperación',
    access: 'anyone',
    body: z.strictObject({ challenge, method: z.enum(['totp', 'recovery']), code }),
    data: sessionUserSchema,
  }),
  'POST /auth/second-factor/passkey-options': defineCall({
    summary: 'Preparar el inicio de sesión con una llave de acceso',
    access: 'anyone',
    body: z.strictObject({ challenge }),
    data: passkeyRequestOptionsSchema,
  }),
  'POST /auth/second-factor/passkey': defineCall({
    summary: 'Terminar de iniciar sesión con una llave de acceso',
    access: 'anyone',
    body: z.strictObject({ challenge, response: passkeyAssertionSchema }),
    data: sessionUserSchema,
  }),
  'GET /users/me/second-factor': defineCall({
    summary: 'La verificación en dos pasos propia',
    access: STAFF_ROLES,
    beforeSecondFactor: true,
    data: secondFactorStatusSchema,
  }),
  'POST /users/me/second-factor/totp': defineCall({
    summary: 'Preparar una aplicación de códigos, con la contraseña actual',
    access: STAFF_ROLES,
    beforeSecondFactor: true,
    body: z.strictObject({ currentPassword }),
    data: totpSetupSchema,
  }),
  'POST /users/me/second-factor/totp/confirm': defineCall({
    summary:
      'Activar la aplicación de códigos con su primer código; cierra las demás sesiones y responde los códigos de recuperación, una sola vez',
    access: STAFF_ROLES,
    beforeSecondFactor: true,
    body: z.strictObject({ code }),
    data: recoveryCodesSchema,
  }),
  'POST /users/me/second-factor/recovery-codes': defineCall({
    summary: 'Cambiar los códigos de recuperación; los anteriores dejan de servir',
    access: STAFF_ROLES,
    body: z.strictObject({ currentPassword }),
    data: recoveryCodesSchema,
  }),
  'POST /users/me/second-factor/disable': defineCall({
    summary: 'Desactivar la verificación en dos pasos',
    access: STAFF_ROLES,
    body: z.strictObject({ currentPassword }),
    data: secondFactorStatusSchema,
  }),
  'POST /users/me/passkeys/options': defineCall({
    summary: 'Preparar una llave de acceso; primero hay que activar la aplicación de códigos',
    access: STAFF_ROLES,
    body: z.strictObject({ currentPassword }),
    data: passkeyCreationOptionsSchema,
  }),
  'POST /users/me/passkeys': defineCall({
    summary: 'Agregar una llave de acceso',
    access: STAFF_ROLES,
    body: z.strictObject({ name: requiredName(limits.textLength.passkeyName), response: passkeyRegistrationSchema }),
    data: secondFactorStatusSchema,
  }),
  'POST /users/me/passkeys/{id}/remove': defineCall({
    summary: 'Quitar una llave de acceso, con la contraseña actual',
    access: STAFF_ROLES,
    params: idParams,
    body: z.strictObject({ currentPassword }),
    data: secondFactorStatusSchema,
  }),
};
