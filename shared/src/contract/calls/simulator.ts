import { z } from 'zod';
import { defineCall } from './callSpec';
import { deletedRecord, idParams, searchText } from './common';
import { ADMIN_ONLY } from '../permissions';
import {
  parameterChangeSchema,
  productionTypeSchema,
  simulatorCatalogSchema,
  versionedSystemParameterSchema,
} from '../entities';
import { parametersInput } from '../../records/parameterInput';
import { choiceListQuery, listQuery } from '../paging';
import { queryBoolean, text } from '../primitives';
import { productionTypeInput, productionTypeUpdate } from '../../records/productionTypeInput';

export const simulatorCalls = {
  'GET /simulator/catalog': defineCall({
    summary: 'Get everything that the simulator needs',
    access: 'signedIn',
    data: simulatorCatalogSchema,
  }),
  /** Anyone may read production types: the public registration form offers them. */
  'GET /production-types': defineCall({
    summary: 'List production types',
    access: 'anyone',
    paged: true,
    data: productionTypeSchema,
    query: choiceListQuery(['name'], { search: searchText, active: queryBoolean.optional() }),
  }),
  /** All system parameters; the path is named after the first ones, those of the simulator. */
  'GET /simulator-params': defineCall({
    summary: 'Get the general parameters',
    access: 'signedIn',
    data: z.array(versionedSystemParameterSchema),
  }),
  'PUT /simulator-params': defineCall({
    summary: 'Change parameters; the others stay, and a stale version returns 409 with all of them',
    access: ADMIN_ONLY,
    body: parametersInput,
    data: z.array(versionedSystemParameterSchema),
  }),
  'GET /simulator-params/history': defineCall({
    summary: 'List changes of the parameters, newest first',
    access: ADMIN_ONLY,
    paged: true,
    data: parameterChangeSchema,
    query: listQuery(['at'], { key: text().max(60).optional() }),
  }),
  'POST /production-types': defineCall({
    summary: 'Create a production type',
    access: ADMIN_ONLY,
    body: productionTypeInput,
    data: productionTypeSchema,
  }),
  'PUT /production-types/{id}': defineCall({
    summary: 'Update a production type',
    access: ADMIN_ONLY,
    params: idParams,
    body: productionTypeUpdate,
    data: productionTypeSchema,
  }),
  'DELETE /production-types/{id}': defineCall({
    summary: 'Delete an unused production type',
    access: ADMIN_ONLY,
    params: idParams,
    data: deletedRecord,
  }),
};
