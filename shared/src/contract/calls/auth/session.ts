import { z } from 'zod';
import { limits } from '../../../domain/limits';
import { defineCall } from '../callSpec';
import { acceptedLegalVersion, secondFactorChallengeSchema, sessionUserSchema } from '../../entities';
import { newPassword } from '../../primitives';

/** An empty body: none at all, or `{}`. */
const emptyBody = z.strictObject({}).nullish();
const secretText = (name: string) => z.string().min(1, `Escriba ${name}.`).max(limits.textLength.secret);
const email = z.string().trim().min(1, 'Escriba el correo.').max(limits.textLength.email);
/** The token of a mailed link. */
const linkToken = z.string().max(200);

export const sessionCalls = {
  'POST /auth/': defineCall({
    summary:
      'Iniciar sesión con correo y contraseña; con verificación en dos pasos no abre la sesión, responde un reto',
    access: 'anyone',
    body: z.strictObject({
      email,
      password: secretText('la contraseña'),
    }),
    data: z.union([sessionUserSchema, secondFactorChallengeSchema]),
  }),
  'POST /auth/client': defineCall({
    summary: 'Iniciar sesión con teléfono y clave de cliente',
    access: 'anyone',
    body: z.strictObject({
      phone: z.string().trim().min(1, 'Escriba el teléfono.').max(limits.textLength.phone),
      clientKey: secretText('la clave de cliente'),
    }),
    data: sessionUserSchema,
  }),
  /** `product` is the value of the setting `SSO_PRODUCT`, not seed; `msToken` is an access token of Microsoft. */
  'POST /auth/{product}': defineCall({
    summary: 'Iniciar sesión con la cuenta corporativa',
    access: 'anyone',
    params: z.object({ product: z.string().max(31) }),
    body: z.strictObject({ msToken: z.string().min(1).max(16_000) }),
    data: sessionUserSchema,
  }),
  'GET /auth/me': defineCall({
    summary: 'Quién tiene la sesión',
    access: 'signedIn',
    beforeTerms: true,
    beforeSecondFactor: true,
    data: sessionUserSchema,
  }),
  'POST /auth/logout': defineCall({
    summary: 'Cerrar sesión',
    access: 'anyone',
    body: emptyBody,
    data: z.null(),
  }),
  'POST /auth/forgot-password': defineCall({
    summary: 'Pedir por correo un enlace para cambiar la contraseña',
    access: 'anyone',
    body: z.strictObject({ email }),
    data: z.null(),
  }),
  'POST /auth/reset-password': defineCall({
    summary: 'Cambiar la contraseña con el enlace del correo',
    access: 'anyone',
    body: z.strictObject({ token: linkToken, password: newPassword }),
    data: z.null(),
  }),
  'POST /auth/confirm-email': defineCall({
    summary: 'Confirmar el correo nuevo con el enlace; cierra todas las sesiones de la cuenta',
    access: 'anyone',
    body: z.strictObject({ token: linkToken }),
    data: z.null(),
  }),
  'POST /users/accept-tos': defineCall({
    summary: 'Aceptar los términos de uso',
    access: 'signedIn',
    beforeTerms: true,
    body: z.strictObject({ version: acceptedLegalVersion }).nullish(),
    data: sessionUserSchema,
  }),
};
