import { z } from 'zod';
import { searchText } from './calls/common';
import type { documentFilterNames, SaleFilterName, VoucherFilterName } from './documentFilterNames';
import { stateId } from './entities/location';
import { expiryRanges } from '../domain/documents/vouchers/expiryRanges';
import { calendarDate, id } from './primitives';
import { saleStatuses, voucherStatuses } from '../domain/statuses';

const documentFilters = {
  search: searchText,
  seasonId: id.optional(),
  customerId: id.optional(),
  consultantId: id.optional(),
  distributorId: id.optional(),
  zoneId: id.optional(),
  stateId: stateId.optional(),
  productId: id.optional(),
  from: calendarDate.optional(),
  to: calendarDate.optional(),
} satisfies Record<(typeof documentFilterNames)[number], z.ZodType>;

/** The schemas of the filters of sales: for the list, its totals and its report. */
export const saleFilters = {
  ...documentFilters,
  status: z.enum(saleStatuses).optional(),
} satisfies Record<SaleFilterName, z.ZodType>;

/** The schemas of the filters of DKbonos: for the list, its totals and its report. */
export const voucherFilters = {
  ...documentFilters,
  status: z.enum(voucherStatuses).optional(),
  /** `due`: only those whose balance is owed; `credit`: only cancelled ones with credit left. */
  balance: z.enum(['due', 'credit']).optional(),
  /** Only unpaid ones that expire between today and so many days from now. */
  expiresIn: z.coerce.number().int().min(0).max(365).optional(),
  /** Only those with a balance that expire in this range: unpaid ones, and those that have expired (VENCIDO). */
  expiry: z.enum(expiryRanges).optional(),
} satisfies Record<VoucherFilterName, z.ZodType>;
