import { useCall } from '@surco/shared/platform';

const PENDING_COUNT = { query: { status: 'PENDIENTE', page: 1, size: 1 } } as const;

/** The number of customers that wait for approval; undefined while it loads, or when not `enabled`. */
export const usePendingCustomerCount = (enabled: boolean): number | undefined =>
  useCall('GET /clients', enabled ? PENDING_COUNT : null).data?.totalRecords;
