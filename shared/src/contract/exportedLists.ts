/** The lists that `POST /exports` writes as a workbook. Sales and DKbonos have reports of their own. */
export const exportedLists = [
  'GET /users',
  'GET /clients',
  'GET /partners',
  'GET /products',
  'GET /seasons',
  'GET /inventories',
  'GET /zones',
  'GET /localities',
  'GET /production-types',
  'GET /messages',
  'GET /legal-texts/acceptances',
  'GET /privacy-requests',
  'GET /audit',
] as const;
export type ExportedList = (typeof exportedLists)[number];

/** The lists whose totals charts show; the browser records with `POST /exports/charts` that their values are saved. */
export const chartedLists = ['GET /sales', 'GET /vouchers', 'GET /inventories'] as const;
export type ChartedList = (typeof chartedLists)[number];
