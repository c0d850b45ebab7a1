import type { Locality } from '@surco/shared/contract';
import { among } from '@surco/shared/domain/among';
import { localityName } from '@surco/shared/domain/names';
import { call } from '@surco/shared/platform';
import type { LoadOptions, RemoteOption } from '@surco/shared/ui/option';

const ENOUGH = 20;
const ALL = { page: 1, size: 'all' } as const;

const localityOption = (locality: Locality): RemoteOption<Locality> => ({
  value: locality.id,
  label: localityName(locality),
  data: locality,
});

/** Localities by what was typed, of one state if it is known. */
export const localitiesOf =
  (stateId: string | undefined): LoadOptions<Locality> =>
  async (search) => {
    const query = { search, page: 1, size: ENOUGH, sort: 'name', ...(stateId ? { stateId } : {}) };
    return (await call('GET /localities', { query })).data.map(localityOption);
  };

/** The locality that an address names. */
export async function findLocality(id: string): Promise<RemoteOption<Locality> | undefined> {
  const { data } = await call('GET /localities', { query: ALL });
  const found = data.find((locality) => locality.id === id);
  return found && localityOption(found);
}

export const states = among(() => call('GET /states', {}));
export const productionTypes = among(async () => (await call('GET /production-types', { query: ALL })).data);
