import { z } from 'zod';
import { defineCall } from './callSpec';
import { deletedRecord, idParams } from './common';
import { STAFF_ROLES } from '../permissions';
import { listPathSchema, savedViewChangeSchema, savedViewInputSchema, savedViewSchema } from '../entities/savedView';

/** The saved views of the signed-in user. Those of other people do not exist for them: 404. */
export const savedViewCalls = {
  'GET /views': defineCall({
    summary: 'List the own saved views by list and name, of all lists or of one (its path)',
    access: STAFF_ROLES,
    query: z.strictObject({ list: listPathSchema.optional() }),
    data: z.array(savedViewSchema),
  }),
  'POST /views': defineCall({
    summary: 'Save a view of a list; 409 when the list has one of this name, or when there are too many',
    access: STAFF_ROLES,
    body: savedViewInputSchema,
    data: savedViewSchema,
  }),
  'PUT /views/{id}': defineCall({
    summary: 'Change a saved view: its name, its settings, or whether its list opens with it',
    access: STAFF_ROLES,
    params: idParams,
    body: savedViewChangeSchema,
    data: savedViewSchema,
  }),
  'DELETE /views/{id}': defineCall({
    summary: 'Delete a saved view',
    access: STAFF_ROLES,
    params: idParams,
    data: deletedRecord,
  }),
};
