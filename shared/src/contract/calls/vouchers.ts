import { z } from 'zod';
import { call } from '../call';
import { voucherFilters } from '../documentFilters';
import { cancelIn, paymentsIn, reopenIn, voucher, voucherIn, voucherSummary, voucherUpdate } from '../entities';
import { listQuery } from '../paging';
import { id } from '../primitives';
import { STAFF } from '../roles';

const sorts = ['date', 'folio', 'total', 'status'] as const;
const one = z.object({ id });
const editors = ['Admin', 'Consultant'] as const;

export const voucherCalls = {
  'GET /vouchers': call({
    summary: 'Lista de DKbonos',
    who: STAFF,
    paged: true,
    data: voucherSummary,
    query: listQuery(sorts, voucherFilters),
  }),
  'GET /vouchers/{id}': call({
    summary: 'Un DKbono con sus líneas, abonos e historial',
    who: STAFF,
    params: one,
    data: voucher,
  }),
  'POST /vouchers': call({
    summary: 'Registrar un DKbono, que aparta sus bolsas',
    who: ['Consultant'],
    body: voucherIn,
    data: voucher,
  }),
  'PUT /vouchers/{id}': call({
    summary: 'Modificar un DKbono; una versión obsoleta responde 409 con el registro actual',
    who: editors,
    params: one,
    body: voucherUpdate,
    data: voucher,
  }),
  'PUT /vouchers/{id}/payments': call({
    summary: 'Registrar los abonos de un DKbono: la lista sustituye a la anterior',
    who: editors,
    params: one,
    body: paymentsIn,
    data: voucher,
  }),
  'POST /vouchers/{id}/cancel': call({
    summary: 'Cancelar un DKbono y liberar sus bolsas',
    who: editors,
    params: one,
    body: cancelIn,
    data: voucher,
  }),
  'POST /vouchers/{id}/reopen': call({
    summary: 'Reabrir un DKbono vencido mientras haya bolsas',
    who: ['Admin'],
    params: one,
    body: reopenIn,
    data: voucher,
  }),
};
