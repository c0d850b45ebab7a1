/**
 * The filters of the lists of sales and DKbonos, declared once. The query schemas (`documentFilters.ts`), the SQL
 * conditions of the API and the filter bars of the screens are all typed by these names.
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
export const voucherFilterNames = [...documentFilterNames, 'status', 'balance', 'expiresIn'] as const;

export type SaleFilterName = (typeof saleFilterNames)[number];
export type VoucherFilterName = (typeof voucherFilterNames)[number];
