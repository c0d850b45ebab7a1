/** The calls whose answers show what a sale or DKbono changes, by what they are about. */
export const SALES = ['GET /sales', 'GET /sales/totals'] as const;
export const VOUCHERS = ['GET /vouchers', 'GET /vouchers/totals'] as const;
export const RECORDS = ['GET /sales/{id}', 'GET /vouchers/{id}'] as const;
export const STOCK = ['GET /inventories'] as const;
