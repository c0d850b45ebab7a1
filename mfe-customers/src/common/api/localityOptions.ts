import type { Locality } from '@surco/shared/contract';
import { formatLocalityName } from '@surco/shared/domain';
import { call, useSession } from '@surco/shared/platform';
import type { LoadOptions, RemoteOption } from '@surco/shared/ui/fields';
import { useMemo } from 'react';

const MAX_FORM_RESULTS = 50;
const MAX_FILTER_RESULTS = 20;

const toLocalityOption = (locality: Locality): RemoteOption<Locality> => ({
  value: locality.id,
  label: formatLocalityName(locality),
  data: locality,
});

/** The localities in the zones of the signed-in coordinator; few enough to load all of them. */
async function loadOwnLocalities(stateId: string, search: string): Promise<readonly RemoteOption<Locality>[]> {
  const query = { stateId, search, page: 1, size: 'all', sort: 'name' } as const;
  const [{ data }, { zones }] = await Promise.all([call('GET /localities', { query }), call('GET /users/me', {})]);
  return data.filter(({ zoneId }) => zones.some(({ id }) => id === zoneId)).map(toLocalityOption);
}

/**
 * Returns a search of the localities of a state, for a form. A coordinator finds only those of their own zones, because
 * the API refuses customers in any other.
 */
export function useLocalitySearch(stateId: string): LoadOptions<Locality> {
  const onlyOwnZones = useSession((state) => state.user?.role) === 'Coordinator';
  return useMemo(
    () => async (search) => {
      if (onlyOwnZones) return loadOwnLocalities(stateId, search);
      const query = { stateId, search, page: 1, size: MAX_FORM_RESULTS, sort: 'name' } as const;
      return (await call('GET /localities', { query })).data.map(toLocalityOption);
    },
    [stateId, onlyOwnZones],
  );
}

/** Returns a search of localities for a filter, restricted to one state when given. */
export const createLocalityFilterSearch =
  (stateId: string | undefined): LoadOptions<Locality> =>
  async (search) => {
    const query = { search, page: 1, size: MAX_FILTER_RESULTS, sort: 'name', ...(stateId ? { stateId } : {}) };
    return (await call('GET /localities', { query })).data.map(toLocalityOption);
  };

/** Finds the locality of a filter in the URL. */
export async function findLocality(id: string): Promise<RemoteOption<Locality> | undefined> {
  const { data } = await call('GET /localities', { query: { page: 1, size: 'all' } });
  const found = data.find((locality) => locality.id === id);
  return found && toLocalityOption(found);
}
