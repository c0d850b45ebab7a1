import { z } from 'zod';
import { silageModes } from '../../domain/silage/input';
import { call } from '../call';
import { simulation, simulationIn, simulationUpdate } from '../entities';
import { listQuery } from '../paging';
import { id } from '../primitives';

const one = z.object({ id });

/** One's own ones; staff also read those attached to a customer within their scope. */
export const simulationCalls = {
  'POST /simulations': call({
    summary: 'Calcular y guardar una simulación',
    who: 'signedIn',
    body: simulationIn,
    data: simulation,
  }),
  'GET /simulations': call({
    summary: 'Simulaciones propias, o las de un cliente a su alcance',
    who: 'signedIn',
    paged: true,
    data: simulation,
    query: listQuery(['createdAt', 'updatedAt', 'name'], {
      search: z.string().trim().max(100).optional(),
      clientId: id.optional(),
      mode: z.enum(silageModes).optional(),
    }),
  }),
  'GET /simulations/{id}': call({
    summary: 'Una simulación propia o de un cliente a su alcance',
    who: 'signedIn',
    params: one,
    data: simulation,
  }),
  'PUT /simulations/{id}': call({
    summary: 'Cambiar el nombre de una simulación propia o el cliente al que pertenece',
    who: 'signedIn',
    params: one,
    body: simulationUpdate,
    data: simulation,
  }),
  'DELETE /simulations/{id}': call({
    summary: 'Eliminar una simulación propia',
    who: 'signedIn',
    params: one,
    data: z.strictObject({ id }),
  }),
};
