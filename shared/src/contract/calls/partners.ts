import { z } from 'zod';
import { call } from '../call';
import { distributorName, partner, partnerIn, partnerStatuses, partnerUpdate } from '../entities';
import { listQuery } from '../paging';
import { id, named } from '../primitives';
import { STAFF } from '../roles';
import { partnerTypes } from '../statuses';

const keepers = ['Admin', 'Coordinator', 'Supervisor'] as const;
const one = z.object({ id });

export const partnerCalls = {
  'GET /partners': call({
    summary: 'Lista de socios por tipo',
    who: keepers,
    paged: true,
    data: partner,
    query: listQuery(['name'], {
      search: z.string().trim().max(100).optional(),
      type: z.enum(partnerTypes).optional(),
      status: z.enum(partnerStatuses).optional(),
      zoneId: id.optional(),
    }),
  }),
  'GET /partners/{id}': call({ summary: 'Un socio', who: keepers, params: one, data: partner }),
  'POST /partners': call({ summary: 'Dar de alta un socio', who: keepers, body: partnerIn, data: partner }),
  'PUT /partners/{id}': call({
    summary: 'Modificar un socio',
    who: keepers,
    params: one,
    body: partnerUpdate,
    data: partner,
  }),
  'GET /distributors': call({ summary: 'Distribuidores para elegir', who: STAFF, data: z.array(named) }),
  'GET /distributors/names': call({
    summary: 'Todos los distribuidores por su nombre, también los inactivos',
    who: STAFF,
    data: z.array(distributorName),
  }),
};
