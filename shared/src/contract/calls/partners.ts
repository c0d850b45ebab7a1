import { z } from 'zod';
import { defineCall } from './callSpec';
import { idParams, searchText } from './common';
import { MANAGER_ROLES, STAFF_ROLES } from '../permissions';
import { distributorNameSchema, distributorSchema, partnerSchema } from '../entities';
import { choiceListQuery } from '../paging';
import { id } from '../primitives';
import { partnerTypes } from '../../domain/partners/partnerTypes';
import { partnerStatuses } from '../../domain/statuses';
import { partnerInput, partnerUpdate } from '../../records/partnerInput';

export const partnerCalls = {
  'GET /partners': defineCall({
    summary: 'List partners',
    access: MANAGER_ROLES,
    paged: true,
    data: partnerSchema,
    query: choiceListQuery(['name'], {
      search: searchText,
      type: z.enum(partnerTypes).optional(),
      status: z.enum(partnerStatuses).optional(),
      zoneId: id.optional(),
    }),
  }),
  'GET /partners/{id}': defineCall({
    summary: 'Get a partner',
    access: MANAGER_ROLES,
    params: idParams,
    data: partnerSchema,
  }),
  'POST /partners': defineCall({
    summary: 'Create a partner',
    access: MANAGER_ROLES,
    body: partnerInput,
    data: partnerSchema,
  }),
  'PUT /partners/{id}': defineCall({
    summary: 'Update a partner',
    access: MANAGER_ROLES,
    params: idParams,
    body: partnerUpdate,
    data: partnerSchema,
  }),
  'GET /distributors': defineCall({
    summary: 'List the active distributors',
    access: STAFF_ROLES,
    data: z.array(distributorSchema),
  }),
  'GET /distributors/names': defineCall({
    summary: 'List all distributors by name, including inactive ones',
    access: STAFF_ROLES,
    data: z.array(distributorNameSchema),
  }),
};
