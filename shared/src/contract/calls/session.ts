import { z } from 'zod';
import { call } from '../call';
import { terms, userDetails } from '../entities';
import { newPassword } from '../primitives';

/** An empty body: none at all, or `{}`. */
const empty = z.strictObject({}).nullish();
const secret = (name: string) => z.string().min(1, `Escriba ${name}.`).max(200);

export const sessionCalls = {
  'POST /auth/': call({
    summary: 'Iniciar sesión con correo y contraseña',
    who: 'anyone',
    beforeTerms: true,
    body: z.strictObject({
      email: z.string().trim().min(1, 'Escriba el correo.').max(254),
      password: secret('la contraseña'),
    }),
    data: userDetails,
  }),
  'POST /auth/client': call({
    summary: 'Iniciar sesión con teléfono y clave de cliente',
    who: 'anyone',
    beforeTerms: true,
    body: z.strictObject({
      phone: z.string().trim().min(1, 'Escriba el teléfono.').max(30),
      clientKey: secret('la clave de cliente'),
    }),
    data: userDetails,
  }),
  'POST /auth/{product}': call({
    summary: 'Iniciar sesión con la cuenta corporativa',
    who: 'anyone',
    beforeTerms: true,
    params: z.object({ product: z.string().max(31) }),
    body: z.strictObject({ msToken: z.string().min(1).max(16_000) }),
    data: userDetails,
  }),
  'GET /auth/me': call({ summary: 'Quién tiene la sesión', who: 'signedIn', beforeTerms: true, data: userDetails }),
  'POST /auth/logout': call({
    summary: 'Cerrar sesión',
    who: 'anyone',
    beforeTerms: true,
    body: empty,
    data: z.null(),
  }),
  'POST /auth/forgot-password': call({
    summary: 'Pedir por correo un enlace para cambiar la contraseña',
    who: 'anyone',
    beforeTerms: true,
    body: z.strictObject({ email: z.string().trim().min(1, 'Escriba el correo.').max(254) }),
    data: z.null(),
  }),
  'POST /auth/reset-password': call({
    summary: 'Cambiar la contraseña con el enlace del correo',
    who: 'anyone',
    beforeTerms: true,
    body: z.strictObject({ token: z.string().max(200), password: newPassword }),
    data: z.null(),
  }),
  'POST /users/accept-tos': call({
    summary: 'Aceptar los términos de uso',
    who: 'signedIn',
    beforeTerms: true,
    body: empty,
    data: userDetails,
  }),
  'GET /terms': call({ summary: 'Términos de uso vigentes', who: 'signedIn', beforeTerms: true, data: terms }),
  'GET /privacy-notice': call({
    summary: 'Aviso de privacidad vigente',
    who: 'anyone',
    beforeTerms: true,
    data: terms,
  }),
};
