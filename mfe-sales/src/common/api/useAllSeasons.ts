import { useCall } from '@surco/shared/platform';

const ALL_SEASONS = { query: { page: 1, size: 'all', sort: '-startDate' } } as const;

/** Reads all seasons, the latest first. */
export const useAllSeasons = () => useCall('GET /seasons', ALL_SEASONS);
