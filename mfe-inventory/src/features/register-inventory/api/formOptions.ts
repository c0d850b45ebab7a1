import { useCall } from '@surco/shared/platform';
import { type Option, toOption } from '@surco/shared/ui/fields';

/** All seasons, latest first; empty while they load. */
export const useSeasonOptions = (): readonly Option[] =>
  useCall('GET /seasons', { query: { page: 1, size: 'all', sort: '-startDate' } }).data?.data.map(toOption) ?? [];

/** The active distributors; empty while they load. */
export const useDistributorOptions = (): readonly Option[] =>
  useCall('GET /distributors', {}).data?.map(toOption) ?? [];
