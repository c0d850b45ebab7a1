import { z } from 'zod';
import { call } from '../call';
import { saleFilters, voucherFilters } from '../documentFilters';
import { saleTotals, voucherTotals } from '../entities/totals';
import { STAFF } from '../roles';

export const totalsCalls = {
  'GET /sales/totals': call({
    summary: 'Sumas de las ventas filtradas',
    who: STAFF,
    query: z.strictObject(saleFilters),
    data: saleTotals,
  }),
  'GET /vouchers/totals': call({
    summary: 'Sumas de los DKbonos filtrados',
    who: STAFF,
    query: z.strictObject(voucherFilters),
    data: voucherTotals,
  }),
};
