import { z } from 'zod';
import { defineCall } from './callSpec';
import { deletedRecord, idParams, searchText } from './common';
import { ADMIN_ONLY } from '../permissions';
import {
  parameterChangeSchema,
  productionTypeSchema,
  productionTypeInputSchema,
  productionTypeUpdateSchema,
  simulatorCatalogSchema,
  versionedSystemParameterSchema,
  systemParametersInputSchema,
} from '../entities';
import { choiceListQuery, listQuery } from '../paging';
import { queryBoolean } from '../primitives';

export const simulatorCalls = {
  'GET /simulator/catalog': defineCall({
    summary: 'Todo lo que el simulador necesita',
    access: 'signedIn',
    data: simulatorCatalogSchema,
  }),
  /** Anyone may read production types: the public registration form offers them. */
  'GET /production-types': defineCall({
    summary: 'Tipos de producción',
    access: 'anyone',
    paged: true,
    data: productionTypeSchema,
    query: choiceListQuery(['name'], { search: searchText, active: queryBoolean.optional() }),
  }),
  /** All system parameters; the path is named after the first ones, those of the simulator. */
  'GET /simulator-params': defineCall({
    summary: 'Parámetros generales',
    access: 'signedIn',
    data: z.array(versionedSystemParameterSchema),
  }),
  'PUT /simulator-params': defineCall({
    summary:
      'Cambiar parámetros; los que no se nombran se quedan como están, y una versión obsoleta responde 409 con todos',
    access: ADMIN_ONLY,
    body: systemParametersInputSchema,
    data: z.array(versionedSystemParameterSchema),
  }),
  'GET /simulator-params/history': defineCall({
    summary: 'Cambios de los parámetros, del más reciente al más antiguo',
    access: ADMIN_ONLY,
    paged: true,
    data: parameterChangeSchema,
    query: listQuery(['at'], { key: z.string().max(60).optional() }),
  }),
  'POST /production-types': defineCall({
    summary: 'Crear un tipo de producción',
    access: ADMIN_ONLY,
    body: productionTypeInputSchema,
    data: productionTypeSchema,
  }),
  'PUT /production-types/{id}': defineCall({
    summary: 'Modificar un tipo de producción',
    access: ADMIN_ONLY,
    params: idParams,
    body: productionTypeUpdateSchema,
    data: productionTypeSchema,
  }),
  'DELETE /production-types/{id}': defineCall({
    summary: 'Eliminar un tipo de producción sin uso',
    access: ADMIN_ONLY,
    params: idParams,
    data: deletedRecord,
  }),
};
