import { z } from 'zod';
import { defineCall } from './callSpec';
import { idParams, reasonBody, searchText, statusChangeBody } from './common';
import { MANAGER_ROLES, STAFF_ROLES } from '../permissions';
import {
  ownEmailInputSchema,
  ownSessionSchema,
  ownPasswordInputSchema,
  ownProfileInputSchema,
  userSchema,
  userInputSchema,
  userDetailSchema,
  userUpdateSchema,
} from '../entities';
import { choiceListQuery } from '../paging';
import { id } from '../primitives';
import { roles } from '../../domain/users/roles';
import { userStatuses } from '../../domain/statuses';

const defineStatusChange = (summary: string) =>
  defineCall({ summary, access: MANAGER_ROLES, params: idParams, body: statusChangeBody, data: userDetailSchema });

export const userCalls = {
  'GET /users': defineCall({
    summary: 'Lista de usuarios',
    access: MANAGER_ROLES,
    paged: true,
    data: userSchema,
    query: choiceListQuery(['name', 'email', 'createdAt'], {
      search: searchText,
      role: z.enum(roles).optional(),
      status: z.enum(userStatuses).optional(),
      distributorId: id.optional(),
    }),
  }),
  'GET /users/{id}': defineCall({
    summary: 'Un usuario',
    access: MANAGER_ROLES,
    params: idParams,
    data: userDetailSchema,
  }),
  'POST /users': defineCall({
    summary: 'Dar de alta un usuario; recibe un enlace para elegir su contraseña',
    access: MANAGER_ROLES,
    body: userInputSchema,
    data: userDetailSchema,
  }),
  'PUT /users/{id}': defineCall({
    summary: 'Modificar un usuario',
    access: MANAGER_ROLES,
    params: idParams,
    body: userUpdateSchema,
    data: userDetailSchema,
  }),
  'POST /users/{id}/approve': defineStatusChange('Aprobar un usuario'),
  'POST /users/{id}/reject': defineCall({
    summary: 'Rechazar un usuario',
    access: MANAGER_ROLES,
    params: idParams,
    body: reasonBody,
    data: userDetailSchema,
  }),
  'POST /users/{id}/activate': defineStatusChange('Reactivar un usuario'),
  'POST /users/{id}/deactivate': defineStatusChange('Desactivar un usuario'),
  'POST /users/{id}/reopen': defineStatusChange('Devolver a pendiente un usuario rechazado'),
  'POST /users/{id}/client-key': defineCall({
    summary: 'Dar o renovar la clave de cliente de un agricultor; se muestra una sola vez',
    access: MANAGER_ROLES,
    params: idParams,
    body: statusChangeBody,
    data: z.strictObject({ clientKey: z.string(), user: userDetailSchema }),
  }),
  'POST /users/{id}/reset-second-factor': defineCall({
    summary:
      'Quitar la verificación en dos pasos de quien perdió su teléfono; cierra sus sesiones y le avisa por correo',
    access: MANAGER_ROLES,
    params: idParams,
    body: statusChangeBody,
    data: userDetailSchema,
  }),
  'GET /users/me': defineCall({ summary: 'Perfil propio', access: STAFF_ROLES, data: userSchema }),
  'PUT /users/me': defineCall({
    summary: 'Cambiar el perfil propio',
    access: STAFF_ROLES,
    body: ownProfileInputSchema,
    data: userSchema,
  }),
  'POST /users/me/email': defineCall({
    summary: 'Pedir el cambio del correo propio; se confirma con un enlace que llega al correo nuevo',
    access: STAFF_ROLES,
    body: ownEmailInputSchema,
    data: z.null(),
  }),
  'GET /users/me/sessions': defineCall({
    summary: 'Sesiones abiertas propias',
    access: STAFF_ROLES,
    data: z.array(ownSessionSchema),
  }),
  'DELETE /users/me/sessions/{id}': defineCall({
    summary: 'Cerrar una sesión propia',
    access: STAFF_ROLES,
    params: idParams,
    data: z.null(),
  }),
  'DELETE /users/me/sessions': defineCall({
    summary: 'Cerrar todas las sesiones propias menos la de esta solicitud',
    access: STAFF_ROLES,
    data: z.strictObject({ ended: z.number().int() }),
  }),
  'POST /users/me/password': defineCall({
    summary: 'Cambiar la contraseña propia',
    access: STAFF_ROLES,
    body: ownPasswordInputSchema,
    data: z.null(),
  }),
};
