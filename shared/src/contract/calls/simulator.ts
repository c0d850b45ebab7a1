import { z } from 'zod';
import { call } from '../call';
import {
  parameterChange,
  productionType,
  productionTypeIn,
  productionTypeUpdate,
  simulatorCatalog,
  keptParam,
  simulatorParamsIn,
} from '../entities';
import { listQuery } from '../paging';
import { flag, id } from '../primitives';

const admin = ['Admin'] as const;
const one = z.object({ id });

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
    data: z.array(keptParam),
  }),
  'PUT /simulator-params': call({
    summary:
      'Cambiar parámetros; los que no se nombran se quedan como están, y una versión obsoleta responde 409 con todos',
    who: admin,
    body: simulatorParamsIn,
    data: z.array(keptParam),
  }),
  'GET /simulator-params/history': call({
    summary: 'Cambios de los parámetros, del más reciente al más antiguo',
    who: admin,
    paged: true,
    data: parameterChange,
    query: listQuery(['at'], { key: z.string().max(60).optional() }),
  }),
  'POST /production-types': call({
    summary: 'Crear un tipo de producción',
    who: admin,
    body: productionTypeIn,
    data: productionType,
  }),
  'PUT /production-types/{id}': call({
    summary: 'Modificar un tipo de producción',
    who: admin,
    params: one,
    body: productionTypeUpdate,
    data: productionType,
  }),
  'DELETE /production-types/{id}': call({
    summary: 'Eliminar un tipo de producción sin uso',
    who: admin,
    params: one,
    data: z.strictObject({ id }),
  }),
};
