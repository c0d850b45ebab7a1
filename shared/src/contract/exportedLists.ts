/** The lists that a browser exports as a spreadsheet; it records each export with `POST /exports`. */
export const exportedLists = [
  'GET /users',
  'GET /clients',
  'GET /sales',
  'GET /vouchers',
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
