import { useCall } from '@surco/shared/platform';

const PENDING_COUNT_REQUEST = { query: { status: 'PENDIENTE', page: 1, size: 1 } } as const;

/** The number of customers that wait for approval; undefined while it loads, or when the user cannot approve any. */
export const usePendingCustomerCount = (canApprove: boolean): number | undefined =>
  useCall('GET /clients', canApprove ? PENDING_COUNT_REQUEST : null).data?.totalRecords;
