import { z } from 'zod';
import { defineCall } from '../callSpec';
import { STAFF_ROLES } from '../../permissions';
import { saleFilters, voucherFilters } from '../../documentFilters';
import { saleTotalsSchema, voucherTotalsSchema } from '../../entities/documents/totals';

export const totalsCalls = {
  'GET /sales/totals': defineCall({
    summary: 'Sumas de las ventas filtradas',
    access: STAFF_ROLES,
    query: z.strictObject(saleFilters),
    data: saleTotalsSchema,
  }),
  'GET /vouchers/totals': defineCall({
    summary: 'Sumas de los DKbonos filtrados',
    access: STAFF_ROLES,
    query: z.strictObject(voucherFilters),
    data: voucherTotalsSchema,
  }),
};
