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
    summary: "List the user's devices that get notifications while Surco is closed, and the notifications of the role",
    access: STAFF_ROLES,
    data: pushStatusSchema,
  }),
  'POST /users/me/push-devices': defineCall({
    summary: 'Get notifications in this browser; a repeated call renews it',
    access: STAFF_ROLES,
    body: pushSubscriptionSchema.extend({
      /** The address that the new one replaces: its device continues under the new one, with the same settings. */
      formerEndpoint: pushEndpointSchema.optional(),
    }),
    data: pushDeviceSchema,
  }),
  'POST /users/me/push-devices/current': defineCall({
    summary: "Get the device of this endpoint and bind it to the session; null, and removed, when it is not the user's",
    access: STAFF_ROLES,
    body: z.strictObject({ endpoint: pushEndpointSchema }),
    data: pushDeviceSchema.nullable(),
  }),
  'PUT /users/me/push-devices/{id}': defineCall({
    summary: "Choose which notifications one of the user's devices gets and whether they name amounts",
    access: STAFF_ROLES,
    params: idParams,
    body: pushSettingsSchema,
    data: pushDeviceSchema,
  }),
  'DELETE /users/me/push-devices/{id}': defineCall({
    summary: "Stop notifications to one of the user's devices",
    access: STAFF_ROLES,
    params: idParams,
    data: z.null(),
  }),
  'POST /users/me/push-devices/{id}/test': defineCall({
    summary: "Send a test notification to one of the user's devices",
    access: STAFF_ROLES,
    params: idParams,
    data: z.null(),
  }),
};
