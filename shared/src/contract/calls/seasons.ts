import { z } from 'zod';
import { call } from '../call';
import { season, seasonIn, seasonUpdate } from '../entities';
import { listQuery } from '../paging';
import { flag, id } from '../primitives';
import { STAFF } from '../roles';

const one = z.object({ id });
const keepers = ['Admin', 'Coordinator'] as const;

export const seasonCalls = {
  'GET /seasons': call({
    summary: 'Lista de temporadas',
    who: STAFF,
    paged: true,
    data: season,
    query: listQuery(['startDate'], {
      search: z.string().trim().max(100).optional(),
      isOpen: flag.optional(),
      isVoucherOpen: flag.optional(),
    }),
  }),
  'GET /seasons/{id}': call({ summary: 'Una temporada', who: STAFF, params: one, data: season }),
  'POST /seasons': call({ summary: 'Crear una temporada', who: keepers, body: seasonIn, data: season }),
  'PUT /seasons/{id}': call({
    summary: 'Modificar, abrir o cerrar una temporada',
    who: keepers,
    params: one,
    body: seasonUpdate,
    data: season,
  }),
};
