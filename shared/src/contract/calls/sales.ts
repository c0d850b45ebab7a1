import { z } from 'zod';
import { call } from '../call';
import { saleFilters, voucherFilters } from '../documentFilters';
import { sale, saleIn, saleSummary, voucher, voucherSummary } from '../entities';
import { listQuery } from '../paging';
import { id } from '../primitives';
import { STAFF } from '../roles';

const sorts = ['date', 'folio', 'total', 'status'] as const;
const one = z.object({ id });

export const salesCalls = {
  'GET /sales': call({
    summary: 'Lista de ventas',
    who: STAFF,
    paged: true,
    data: saleSummary,
    query: listQuery(sorts, saleFilters),
  }),
  'GET /sales/{id}': call({ summary: 'Una venta con sus líneas e historial', who: STAFF, params: one, data: sale }),
  'POST /sales': call({ summary: 'Registrar una venta', who: ['Consultant'], body: saleIn, data: sale }),
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
};
