import { z } from 'zod';
import { call } from '../call';
import { ownPasswordIn, ownProfileIn, user } from '../entities';
import { listQuery } from '../paging';
import { id } from '../primitives';
import { roles, STAFF } from '../roles';
import { userStatuses } from '../statuses';

export const userCalls = {
  'GET /users': call({
    summary: 'Lista de usuarios',
    who: ['Admin', 'Coordinator', 'Supervisor'],
    paged: true,
    data: user,
    query: listQuery(['name', 'email', 'createdAt'], {
      search: z.string().trim().max(100).optional(),
      role: z.enum(roles).optional(),
      status: z.enum(userStatuses).optional(),
      distributorId: id.optional(),
    }),
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
