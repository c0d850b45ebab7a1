import { defineCall } from './callSpec';
import { idParams, searchText } from './common';
import { STAFF_ROLES, STOCK_EDITORS } from '../permissions';
import { seasonSchema, seasonInputSchema, seasonUpdateSchema } from '../entities';
import { choiceListQuery } from '../paging';
import { queryBoolean } from '../primitives';

export const seasonCalls = {
  'GET /seasons': defineCall({
    summary: 'Lista de temporadas',
    access: STAFF_ROLES,
    paged: true,
    data: seasonSchema,
    query: choiceListQuery(['startDate'], {
      search: searchText,
      isOpen: queryBoolean.optional(),
      isVoucherOpen: queryBoolean.optional(),
    }),
  }),
  'GET /seasons/{id}': defineCall({
    summary: 'Una temporada',
    access: STAFF_ROLES,
    params: idParams,
    data: seasonSchema,
  }),
  'POST /seasons': defineCall({
    summary: 'Crear una temporada',
    access: STOCK_EDITORS,
    body: seasonInputSchema,
    data: seasonSchema,
  }),
  'PUT /seasons/{id}': defineCall({
    summary: 'Modificar, abrir o cerrar una temporada',
    access: STOCK_EDITORS,
    params: idParams,
    body: seasonUpdateSchema,
    data: seasonSchema,
  }),
};
