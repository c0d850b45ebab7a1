import { defineCall } from '../callSpec';
import { idParams } from '../common';
import { ADMIN_ONLY, DOCUMENT_CREATORS, DOCUMENT_EDITORS, STAFF_ROLES } from '../../permissions';
import { voucherFilters } from '../../documentFilters';
import { voucherSchema, voucherSummarySchema } from '../../entities';
import { voucherCancelInput, voucherInput, voucherReopenInput, voucherUpdate } from '../../../records/documentInput';
import { listQuery } from '../../paging';

export const voucherSortFields = ['date', 'folio', 'total', 'status', 'expiresAt'] as const;

export const voucherCalls = {
  'GET /vouchers': defineCall({
    summary: 'List DKbonos',
    access: STAFF_ROLES,
    paged: true,
    data: voucherSummarySchema,
    query: listQuery(voucherSortFields, voucherFilters),
  }),
  'GET /vouchers/{id}': defineCall({
    summary: 'Get a DKbono with its lines, payments and history',
    access: STAFF_ROLES,
    params: idParams,
    data: voucherSchema,
  }),
  'POST /vouchers': defineCall({
    summary: 'Create a DKbono, which reserves its bags, with its first payment if there is one',
    access: DOCUMENT_CREATORS,
    body: voucherInput,
    data: voucherSchema,
  }),
  'PUT /vouchers/{id}': defineCall({
    summary: 'Update a DKbono; a stale version returns 409 with the current record',
    access: DOCUMENT_EDITORS,
    params: idParams,
    body: voucherUpdate,
    data: voucherSchema,
  }),
  'POST /vouchers/{id}/cancel': defineCall({
    summary: 'Cancel a DKbono and release its bags',
    access: DOCUMENT_EDITORS,
    params: idParams,
    body: voucherCancelInput,
    data: voucherSchema,
  }),
  'POST /vouchers/{id}/reopen': defineCall({
    summary: 'Reopen an expired DKbono while there are bags',
    access: ADMIN_ONLY,
    params: idParams,
    body: voucherReopenInput,
    data: voucherSchema,
  }),
};
