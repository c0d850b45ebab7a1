import { useCall } from '@surco/shared/platform';

const LATEST = { page: 1, size: 5 } as const;

/** What a customer bought last. */
export const useLatestSales = (customerId: string) =>
  useCall('GET /sales', { query: { customerId, ...LATEST, sort: '-date' } });

export const useLatestVouchers = (customerId: string) =>
  useCall('GET /vouchers', { query: { customerId, ...LATEST, sort: '-date' } });

export const useLatestSimulations = (clientId: string) =>
  useCall('GET /simulations', { query: { clientId, ...LATEST, sort: '-createdAt' } });
