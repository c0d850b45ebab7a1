/**
 * What the forms of a sale and a DKbono ask for. A device that makes itself ready for having no network asks for the
 * same: what it keeps is found again by its address alone.
 */
const EVERYTHING = { page: 1, size: 'all' } as const;

/** the customers a sale can be made for. */
export const AVAILABLE_CUSTOMERS = { query: { ...EVERYTHING, status: 'ACTIVO' } } as const;

/** */
export const OPEN_SEASONS = {
  sale: { query: { ...EVERYTHING, isOpen: 'true' } },
  voucher: { query: { ...EVERYTHING, isVoucherOpen: 'true' } },
} as const;

/** What a distributor has of each product in a season. */
export const stockOf = (seasonId: string, distributorId: string) =>
  ({ query: { ...EVERYTHING, seasonId, distributorId } }) as const;
