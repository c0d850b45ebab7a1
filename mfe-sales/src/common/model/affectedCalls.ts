/** Calls affected by a change of a sale or DKbono, by subject. */
export const SALE_LIST_CALLS = ['GET /sales', 'GET /sales/totals'] as const;
export const VOUCHER_LIST_CALLS = ['GET /vouchers', 'GET /vouchers/totals'] as const;
export const RECORD_CALLS = ['GET /sales/{id}', 'GET /vouchers/{id}'] as const;
/** Pages that show what the customer of a DKbono owes. */
export const ACCOUNT_CALLS = ['GET /clients/{id}', 'GET /clients/{id}/statement', 'GET /sales/{id}'] as const;
export const STOCK_CALLS = ['GET /inventories'] as const;
