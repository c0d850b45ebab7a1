import { z } from 'zod';
import { defineCall } from './callSpec';
import { idParams } from './common';
import { STAFF_ROLES } from '../permissions';
import {
  pushDeviceSchema,
  pushEndpointSchema,
  pushSettingsSchema,
  pushStatusSchema,
  pushSubscriptionSchema,
} from '../entities/users/pushDevice';

/** The devices on which the signed-in user gets notifications while Surco is closed (web push). */
export const pushDeviceCalls = {
  'GET /users/me/push-devices': defineCall({
    summary: 'Dispositivos propios que reciben avisos con Surco cerrado, y los avisos del rol',
    access: STAFF_ROLES,
    data: pushStatusSchema,
  }),
  'POST /users/me/push-devices': defineCall({
    summary: 'Recibir avisos en este navegador; repetirla lo renueva',
    access: STAFF_ROLES,
    body: pushSubscriptionSchema.extend({
      /** The address that the new one replaces: its device continues under the new one, with the same settings. */
      formerEndpoint: pushEndpointSchema.optional(),
    }),
    data: pushDeviceSchema,
  }),
  'POST /users/me/push-devices/current': defineCall({
    summary: 'El dispositivo de esta dirección, que sigue a la sesión; null si no es del usuario, y entonces se quita',
    access: STAFF_ROLES,
    body: z.strictObject({ endpoint: pushEndpointSchema }),
    data: pushDeviceSchema.nullable(),
  }),
  'PUT /users/me/push-devices/{id}': defineCall({
    summary: 'Elegir qué avisos recibe un dispositivo propio y si nombran importes',
    access: STAFF_ROLES,
    params: idParams,
    body: pushSettingsSchema,
    data: pushDeviceSchema,
  }),
  'DELETE /users/me/push-devices/{id}': defineCall({
    summary: 'Dejar de enviar avisos a un dispositivo propio',
    access: STAFF_ROLES,
    params: idParams,
    data: z.null(),
  }),
  'POST /users/me/push-devices/{id}/test': defineCall({
    summary: 'Enviar un aviso de prueba a un dispositivo propio',
    access: STAFF_ROLES,
    params: idParams,
    data: z.null(),
  }),
};
