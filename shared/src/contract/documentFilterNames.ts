/**
 * The filters that the lists of sales and DKbonos share; those of one list are added below. The query schemas
 * (`documentFilters.ts`), the SQL conditions of the API and the filter bars of the screens are typed by these names.
 */
export const documentFilterNames = [
  'search',
  'seasonId',
  'customerId',
  'consultantId',
  'distributorId',
  'zoneId',
  'stateId',
  'productId',
  'from',
  'to',
] as const;

/** The filters of the list of sales, its totals and its report. */
export const saleFilterNames = [...documentFilterNames, 'status'] as const;

/** The filters of the list of DKbonos, its totals and its report. */
export const voucherFilterNames = [...documentFilterNames, 'status', 'balance', 'expiresIn', 'expiry'] as const;

export type SaleFilterName = (typeof saleFilterNames)[number];
export type VoucherFilterName = (typeof voucherFilterNames)[number];
