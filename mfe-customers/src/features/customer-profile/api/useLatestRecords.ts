import { useCall } from '@surco/shared/platform';

const LATEST_PAGE = { page: 1, size: 5 } as const;

/** The latest five sales of a customer. */
export const useLatestSales = (customerId: string) =>
  useCall('GET /sales', { query: { customerId, ...LATEST_PAGE, sort: '-date' } });

/** The latest five DKbonos of a customer. */
export const useLatestVouchers = (customerId: string) =>
  useCall('GET /vouchers', { query: { customerId, ...LATEST_PAGE, sort: '-date' } });

/** The latest five simulations of a customer. */
export const useLatestSimulations = (customerId: string) =>
  useCall('GET /simulations', { query: { clientId: customerId, ...LATEST_PAGE, sort: '-createdAt' } });
