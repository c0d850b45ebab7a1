import { z } from 'zod';
import { call } from '../call';
import { user } from '../entities';
import { listQuery } from '../paging';
import { id } from '../primitives';
import { roles } from '../roles';
import { userStatuses } from '../statuses';

export const userCalls = {
  'GET /users': call({
    summary: 'Lista de usuarios', who: ['Admin', 'Coordinator', 'Supervisor'], paged: true, data: user,
    query: listQuery(['name', 'email', 'createdAt'], {
      search: z.string().trim().max(100).optional(),
      role: z.enum(roles).optional(),
      status: z.enum(userStatuses).optional(),
      distributorId: id.optional(),
    }),
  }),
};
