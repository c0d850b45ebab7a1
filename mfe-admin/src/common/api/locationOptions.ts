import type { Locality } from '@surco/shared/contract';
import { formatLocalityName } from '@surco/shared/domain';
import { call, useCall } from '@surco/shared/platform';
import { type LoadOptions, type Option, toOption } from '@surco/shared/ui/fields';

/** As many as a list shows without much scrolling; a longer text narrows the search. */
const MAX_RESULTS = 20;
const ALL_BY_NAME = { page: 1, size: 'all', sort: 'name' } as const;

/** All zones by name; undefined while they load. */
export const useZones = () => useCall('GET /zones', { query: ALL_BY_NAME }).data?.data;

/** All zones as options; undefined while they load. */
export const useZoneOptions = (): readonly Option[] | undefined => useZones()?.map(toOption);

/** All states as options; undefined while they load. */
export const useStateOptions = (): readonly Option[] | undefined => useCall('GET /states', {}).data?.map(toOption);

/** Searches localities by name. */
export const loadLocalities: LoadOptions<Locality> = async (search) => {
  const { data } = await call('GET /localities', { query: { search, page: 1, size: MAX_RESULTS, sort: 'name' } });
  return data.map((locality) => ({
    value: locality.id,
    label: formatLocalityName(locality),
    data: locality,
  }));
};
