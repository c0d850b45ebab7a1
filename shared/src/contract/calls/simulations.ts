import { z } from 'zod';
import { silageModes } from '../../domain/silage/input';
import { defineCall } from './callSpec';
import { deletedRecord, idParams, searchText } from './common';
import { simulationSchema, simulationInputSchema, simulationUpdateSchema } from '../entities';
import { listQuery } from '../paging';
import { id } from '../primitives';

/** A user's own simulations; staff also read those of customers within their scope. */
export const simulationCalls = {
  'POST /simulations': defineCall({
    summary: 'Calcular y guardar una simulación',
    access: 'signedIn',
    body: simulationInputSchema,
    data: simulationSchema,
  }),
  'GET /simulations': defineCall({
    summary: 'Simulaciones propias, o las de un cliente a su alcance',
    access: 'signedIn',
    paged: true,
    data: simulationSchema,
    query: listQuery(['createdAt', 'updatedAt', 'name'], {
      search: searchText,
      clientId: id.optional(),
      mode: z.enum(silageModes).optional(),
    }),
  }),
  'GET /simulations/{id}': defineCall({
    summary: 'Una simulación propia o de un cliente a su alcance',
    access: 'signedIn',
    params: idParams,
    data: simulationSchema,
  }),
  'PUT /simulations/{id}': defineCall({
    summary: 'Cambiar el nombre de una simulación propia o el cliente al que pertenece',
    access: 'signedIn',
    params: idParams,
    body: simulationUpdateSchema,
    data: simulationSchema,
  }),
  'DELETE /simulations/{id}': defineCall({
    summary: 'Eliminar una simulación propia',
    access: 'signedIn',
    params: idParams,
    data: deletedRecord,
  }),
};
