import type { Locality } from '@surco/shared/contract';
import { among, type Choices } from '@surco/shared/domain/among';
import { localityName } from '@surco/shared/domain/names';
import { call, useCall, useSession } from '@surco/shared/platform';
import type { LoadOptions, RemoteOption } from '@surco/shared/ui/option';
import { useMemo } from 'react';

const ENOUGH = 50;

const localityOption = (locality: Locality): RemoteOption => ({
  value: locality.id,
  label: localityName(locality),
});

/** States by what was typed; they come once. */
export function useStateOptions(): Choices {
  const { data } = useCall('GET /states', {});
  return useMemo(() => among(async () => data ?? call('GET /states', {})), [data]);
}

/** P-07: those of the zones that a coordinator keeps, where it registers; there are few enough to choose here. */
async function ownLocalities(stateId: string, search: string): Promise<readonly RemoteOption[]> {
  const query = { stateId, search, page: 1, size: 'all', sort: 'name' } as const;
  const [{ data }, { zones }] = await Promise.all([call('GET /localities', { query }), call('GET /users/me', {})]);
  return data.filter(({ zoneId }) => zones.some(({ id }) => id === zoneId)).map(localityOption);
}

/** Localities of a state by what was typed, searched on the server. */
export function useLocalityOptions(stateId: string): LoadOptions {
  const zoned = useSession((state) => state.user?.role) === 'Coordinator';
  return useMemo(
    () => async (search) => {
      if (zoned) return ownLocalities(stateId, search);
      const query = { stateId, search, page: 1, size: ENOUGH, sort: 'name' } as const;
      const { data } = await call('GET /localities', { query });
      return data.map(localityOption);
    },
    [stateId, zoned],
  );
}
