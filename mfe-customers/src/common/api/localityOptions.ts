import type { Locality } from '@surco/shared/contract';
import { formatLocalityName } from '@surco/shared/domain';
import { call, useActor } from '@surco/shared/platform';
import type { FindOption, LoadOptions, RemoteOption } from '@surco/shared/ui/fields';
import { useMemo } from 'react';

/** The number of localities that a call returns, per zone for a coordinator; a longer text narrows the search. */
const MAX_RESULTS = 50;

const toLocalityOption = (locality: Locality): RemoteOption<Locality> => ({
  value: locality.id,
  label: formatLocalityName(locality),
  data: locality,
});

interface LocalitySearch {
  search: string;
  stateId: string | undefined;
  zoneId?: string;
}

const searchLocalities = async (query: LocalitySearch): Promise<readonly Locality[]> =>
  (await call('GET /localities', { query: { ...query, page: 1, size: MAX_RESULTS, sort: 'name' } })).data;

const searchLocalitiesInZones = async (
  zoneIds: readonly string[],
  query: LocalitySearch,
): Promise<readonly Locality[]> =>
  (await Promise.all(zoneIds.map((zoneId) => searchLocalities({ ...query, zoneId }))))
    .flat()
    .sort((a, b) => a.name.localeCompare(b.name, 'es'));

/**
 * Returns a search of the localities of a state, for a form. A coordinator finds only those of their own zones, because
 * the API refuses customers in any other.
 */
export function useLocalitySearch(stateId: string): LoadOptions<Locality> {
  const { role, zoneIds } = useActor();
  return useMemo(
    () => async (search) => {
      const query = { stateId, search };
      const localities = await (role === 'Coordinator'
        ? searchLocalitiesInZones(zoneIds, query)
        : searchLocalities(query));
      return localities.map(toLocalityOption);
    },
    [stateId, role, zoneIds],
  );
}

interface LocalityOptionSource {
  load: LoadOptions<Locality>;
  find: FindOption;
}

/**
 * The localities for a filter, in one state when given. `find` reads the whole list, because the API has no call for a
 * single locality.
 */
export const createLocalityFilterOptions = (stateId: string | undefined): LocalityOptionSource => ({
  load: async (search) => (await searchLocalities({ search, stateId })).map(toLocalityOption),
  find: async (id) => {
    const { data } = await call('GET /localities', { query: { stateId, page: 1, size: 'all' } });
    const found = data.find((locality) => locality.id === id);
    return found && toLocalityOption(found);
  },
});
