import { z } from 'zod';
import { defineCall } from '../callSpec';
import { deletedRecord, idParams } from '../common';
import { DOCUMENT_CREATORS, DOCUMENT_EDITORS, STAFF_ROLES } from '../../permissions';
import { saleFilters } from '../../documentFilters';
import { saleSchema, saleSummarySchema } from '../../entities';
import { deliverInput, saleInput, saleUpdate } from '../../../records/documentInput';
import { listQuery } from '../../paging';

export const saleSortFields = ['date', 'folio', 'total', 'status'] as const;

export const salesCalls = {
  'GET /sales': defineCall({
    summary: 'List sales',
    access: STAFF_ROLES,
    paged: true,
    data: saleSummarySchema,
    query: listQuery(saleSortFields, saleFilters),
  }),
  'GET /sales/{id}': defineCall({
    summary: 'Get a sale with its lines and history',
    access: STAFF_ROLES,
    params: idParams,
    data: saleSchema,
  }),
  'POST /sales': defineCall({
    summary: 'Create a sale',
    access: DOCUMENT_CREATORS,
    body: saleInput,
    data: saleSchema,
  }),
  'PUT /sales/{id}': defineCall({
    summary: 'Update a sale; a stale version returns 409 with the current record',
    access: DOCUMENT_EDITORS,
    params: idParams,
    body: saleUpdate,
    data: saleSchema,
  }),
  'POST /sales/{id}/deliver': defineCall({
    summary: 'Mark a sale as delivered, with who received it and their signature',
    access: DOCUMENT_EDITORS,
    params: idParams,
    body: deliverInput,
    data: saleSchema,
  }),
  'DELETE /sales/{id}': defineCall({
    summary: 'Delete a sale; its bags return to the inventory or to its DKbono',
    access: DOCUMENT_EDITORS,
    params: idParams,
    query: z.strictObject({ version: z.coerce.number().int().min(1).optional() }),
    data: deletedRecord,
  }),
};
