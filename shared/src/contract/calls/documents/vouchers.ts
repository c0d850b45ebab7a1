import { defineCall } from '../callSpec';
import { idParams } from '../common';
import { ADMIN_ONLY, DOCUMENT_CREATORS, DOCUMENT_EDITORS, STAFF_ROLES } from '../../permissions';
import { voucherFilters } from '../../documentFilters';
import {
  voucherCancelSchema,
  paymentsInputSchema,
  voucherReopenSchema,
  voucherSchema,
  voucherInputSchema,
  voucherSummarySchema,
  voucherUpdateSchema,
} from '../../entities';
import { listQuery } from '../../paging';

const sortFields = ['date', 'folio', 'total', 'status'] as const;

export const voucherCalls = {
  'GET /vouchers': defineCall({
    summary: 'Lista de DKbonos',
    access: STAFF_ROLES,
    paged: true,
    data: voucherSummarySchema,
    query: listQuery(sortFields, voucherFilters),
  }),
  'GET /vouchers/{id}': defineCall({
    summary: 'Un DKbono con sus líneas, abonos e historial',
    access: STAFF_ROLES,
    params: idParams,
    data: voucherSchema,
  }),
  'POST /vouchers': defineCall({
    summary: 'Registrar un DKbono, que aparta sus bolsas',
    access: DOCUMENT_CREATORS,
    body: voucherInputSchema,
    data: voucherSchema,
  }),
  'PUT /vouchers/{id}': defineCall({
    summary: 'Modificar un DKbono; una versión obsoleta responde 409 con el registro actual',
    access: DOCUMENT_EDITORS,
    params: idParams,
    body: voucherUpdateSchema,
    data: voucherSchema,
  }),
  'PUT /vouchers/{id}/payments': defineCall({
    summary: 'Registrar los abonos de un DKbono: la lista sustituye a la anterior',
    access: DOCUMENT_EDITORS,
    params: idParams,
    body: paymentsInputSchema,
    data: voucherSchema,
  }),
  'POST /vouchers/{id}/cancel': defineCall({
    summary: 'Cancelar un DKbono y liberar sus bolsas',
    access: DOCUMENT_EDITORS,
    params: idParams,
    body: voucherCancelSchema,
    data: voucherSchema,
  }),
  'POST /vouchers/{id}/reopen': defineCall({
    summary: 'Reabrir un DKbono vencido mientras haya bolsas',
    access: ADMIN_ONLY,
    params: idParams,
    body: voucherReopenSchema,
    data: voucherSchema,
  }),
};
