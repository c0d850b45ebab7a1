import { z } from 'zod';
import { call } from '../call';
import { sale, saleIn, saleSummary, voucher, voucherSummary } from '../entities';
import { stateId } from '../entities/location';
import { listQuery } from '../paging';
import { calendarDate, id } from '../primitives';
import { STAFF } from '../roles';
import { saleStatuses, voucherStatuses } from '../statuses';

const filters = {
  search: z.string().trim().max(100).optional(),
  seasonId: id.optional(),
  customerId: id.optional(),
  consultantId: id.optional(),
  distributorId: id.optional(),
  zoneId: id.optional(),
  stateId: stateId.optional(),
  productId: id.optional(),
  from: calendarDate.optional(),
  to: calendarDate.optional(),
};
const sorts = ['date', 'folio', 'total', 'status'] as const;
const one = z.object({ id });

export const salesCalls = {
  'GET /sales': call({
    summary: 'Lista de ventas',
    who: STAFF,
    paged: true,
    data: saleSummary,
    query: listQuery(sorts, { ...filters, status: z.enum(saleStatuses).optional() }),
  }),
  'GET /sales/{id}': call({ summary: 'Una venta con sus líneas e historial', who: STAFF, params: one, data: sale }),
  'POST /sales': call({ summary: 'Registrar una venta', who: ['Consultant'], body: saleIn, data: sale }),
  'GET /vouchers': call({
    summary: 'Lista de DKbonos',
    who: STAFF,
    paged: true,
    data: voucherSummary,
    query: listQuery(sorts, {
      ...filters,
      status: z.enum(voucherStatuses).optional(),
      balance: z.enum(['due']).optional(),
      expiresIn: z.coerce.number().int().min(0).max(365).optional(),
    }),
  }),
  'GET /vouchers/{id}': call({
    summary: 'Un DKbono con sus líneas, abonos e historial',
    who: STAFF,
    params: one,
    data: voucher,
  }),
};
