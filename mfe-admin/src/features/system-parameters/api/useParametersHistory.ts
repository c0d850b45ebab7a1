import { useCall } from '@surco/shared/platform';

const LATEST_CHANGES = { page: 1, size: 20, sort: '-at' } as const;

/** The latest 20 changes of system parameters, newest first. */
export const useParametersHistory = () => useCall('GET /simulator-params/history', { query: LATEST_CHANGES });
