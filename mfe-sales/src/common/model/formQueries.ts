/**
 * Queries of the sale and DKbono forms. The offline prefetch uses the same ones, because cached answers are found by
 * their URL.
 */
const ALL_ROWS = { page: 1, size: 'all' } as const;

/** the customers a sale can be made for. */
export const ACTIVE_CUSTOMERS_QUERY = { query: { ...ALL_ROWS, status: 'ACTIVO' } } as const;

/** the seasons open for sales, including those that have not started yet, and the seasons open for DKbonos. */
export const OPEN_SEASONS_QUERY = {
  sale: { query: { ...ALL_ROWS, isOpen: 'true' } },
  voucher: { query: { ...ALL_ROWS, isVoucherOpen: 'true' } },
} as const;

/** Stock of a distributor by product in a season. */
export const createStockQuery = (seasonId: string, distributorId: string) =>
  ({ query: { ...ALL_ROWS, seasonId, distributorId } }) as const;
