import { useCall } from '@surco/shared/platform';

const PENDING_COUNT = { query: { status: 'PENDIENTE', page: 1, size: 1 } } as const;

/** The number of users that wait for approval; undefined while it loads. */
export const usePendingUserCount = (): number | undefined => useCall('GET /users', PENDING_COUNT).data?.totalRecords;
