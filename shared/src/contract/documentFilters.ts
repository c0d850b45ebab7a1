import { z } from 'zod';
import { stateId } from './entities/location';
import { calendarDate, id } from './primitives';
import { saleStatuses, voucherStatuses } from './statuses';

const shared = {
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

/** What sales are filtered by: the same for the list, its totals and what is exported. */
export const saleFilters = { ...shared, status: z.enum(saleStatuses).optional() };

/** What DKbonos are filtered by. */
export const voucherFilters = {
  ...shared,
  status: z.enum(voucherStatuses).optional(),
  balance: z.enum(['due']).optional(),
  expiresIn: z.coerce.number().int().min(0).max(365).optional(),
};
