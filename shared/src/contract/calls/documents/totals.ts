import { z } from 'zod';
import { defineCall } from '../callSpec';
import { STAFF_ROLES } from '../../permissions';
import { saleFilters, voucherFilters } from '../../documentFilters';
import { saleTotalsSchema, voucherTotalsSchema } from '../../entities/documents/totals';

export const totalsCalls = {
  'GET /sales/totals': defineCall({
    summary: 'Get the totals of the filtered sales',
    access: STAFF_ROLES,
    query: z.strictObject(saleFilters),
    data: saleTotalsSchema,
  }),
  'GET /vouchers/totals': defineCall({
    summary: 'Get the totals of the filtered DKbonos',
    access: STAFF_ROLES,
    query: z.strictObject(voucherFilters),
    data: voucherTotalsSchema,
  }),
};
