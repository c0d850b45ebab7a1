import { z } from 'zod';
import { call } from '../call';
import { productionType, simulation, simulationIn, simulatorCatalog, simulatorParam } from '../entities';
import { listQuery } from '../paging';
import { flag } from '../primitives';

export const simulatorCalls = {
  'GET /simulator/catalog': call({
    summary: 'Todo lo que el simulador necesita',
    who: 'signedIn',
    data: simulatorCatalog,
  }),
  /** Open to anyone: the public registration form chooses among them. */
  'GET /production-types': call({
    summary: 'Tipos de producción',
    who: 'anyone',
    paged: true,
    data: productionType,
    query: listQuery(['name'], { search: z.string().trim().max(100).optional(), active: flag.optional() }),
  }),
  'GET /simulator-params': call({
    summary: 'Parámetros del simulador',
    who: 'signedIn',
    data: z.array(simulatorParam),
  }),
  'POST /simulations': call({
    summary: 'Calcular y guardar una simulación',
    who: 'signedIn',
    body: simulationIn,
    data: simulation,
  }),
  'GET /simulations': call({
    summary: 'Simulaciones propias',
    who: 'signedIn',
    paged: true,
    data: simulation,
    query: listQuery(['createdAt'], {}),
  }),
};
