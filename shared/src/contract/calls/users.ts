import { z } from 'zod';
import { limits } from '../../domain/limits';
import { call } from '../call';
import { ownPasswordIn, ownProfileIn, user, userBody, userDetail, userUpdate } from '../entities';
import { listQuery } from '../paging';
import { id, text, version } from '../primitives';
import { roles, STAFF } from '../roles';
import { userStatuses } from '../statuses';

const keepers = ['Admin', 'Coordinator', 'Supervisor'] as const;
const one = z.object({ id });
/** A move of status; with the version it is refused when somebody changed the record meanwhile. */
const move = z.strictObject({ version: version.optional() }).nullish();

const moved = (summary: string) => call({ summary, who: keepers, params: one, body: move, data: userDetail });

export const userCalls = {
  'GET /users': call({
    summary: 'Lista de usuarios',
    who: keepers,
    paged: true,
    data: user,
    query: listQuery(['name', 'email', 'createdAt'], {
      search: z.string().trim().max(100).optional(),
      role: z.enum(roles).optional(),
      status: z.enum(userStatuses).optional(),
      distributorId: id.optional(),
    }),
  }),
  'GET /users/{id}': call({ summary: 'Un usuario', who: keepers, params: one, data: userDetail }),
  'POST /users': call({
    summary: 'Dar de alta un usuario; recibe un enlace para elegir su contraseña',
    who: keepers,
    body: userBody,
    data: userDetail,
  }),
  'PUT /users/{id}': call({
    summary: 'Modificar un usuario',
    who: keepers,
    params: one,
    body: userUpdate,
    data: userDetail,
  }),
  'POST /users/{id}/approve': moved('Aprobar un usuario'),
  'POST /users/{id}/reject': call({
    summary: 'Rechazar un usuario',
    who: keepers,
    params: one,
    body: z.strictObject({ reason: text(limits.reason.maxLength), version: version.optional() }),
    data: userDetail,
  }),
  'POST /users/{id}/activate': moved('Reactivar un usuario'),
  'POST /users/{id}/deactivate': moved('Desactivar un usuario'),
  'POST /users/{id}/reopen': moved('Devolver a pendiente un usuario rechazado'),
  'POST /users/{id}/client-key': call({
    summary: 'Dar o renovar la clave de cliente de un agricultor; se muestra una sola vez',
    who: keepers,
    params: one,
    body: move,
    data: z.strictObject({ clientKey: z.string(), user: userDetail }),
  }),
  'GET /users/me': call({ summary: 'Perfil propio', who: STAFF, data: user }),
  'PUT /users/me': call({ summary: 'Cambiar el perfil propio', who: STAFF, body: ownProfileIn, data: user }),
  'POST /users/me/password': call({
    summary: 'Cambiar la contraseña propia',
    who: STAFF,
    body: ownPasswordIn,
    data: z.null(),
  }),
};
