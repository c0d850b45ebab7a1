import { useCall } from '@surco/shared/platform';
import { type Option, toOption } from '@surco/shared/ui/fields';

/** All seasons, latest first; undefined while they load. */
export const useSeasonOptions = (): readonly Option[] | undefined =>
  useCall('GET /seasons', { query: { page: 1, size: 'all', sort: '-startDate' } }).data?.data.map(toOption);

/** The active distributors; undefined while they load. */
export const useDistributorOptions = (): readonly Option[] | undefined =>
  useCall('GET /distributors', {}).data?.map(toOption);
