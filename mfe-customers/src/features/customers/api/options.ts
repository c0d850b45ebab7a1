import type { Locality } from '@surco/shared/contract';
import { fold } from '@surco/shared/domain/formats';
import { call } from '@surco/shared/platform';
import type { FindOption, LoadOptions, Option, RemoteOption } from '@surco/shared/ui/option';

const ENOUGH = 20;
const ALL = { page: 1, size: 'all' } as const;

const localityOption = (locality: Locality): RemoteOption<Locality> => ({
  value: locality.id,
  label: locality.name === locality.municipality ? locality.name : `${locality.name}, ${locality.municipality}`,
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

interface Named {
  readonly id: string;
  readonly name: string;
}

const toOption = ({ id, name }: Named): Option => ({ value: id, label: name });

/** Few enough to fetch whole and search here, without regard to case and accents. */
const among = (all: () => Promise<readonly Named[]>): { load: LoadOptions; find: FindOption } => ({
  load: async (text) => (await all()).map(toOption).filter(({ label }) => fold(label).includes(fold(text))),
  find: async (id) => (await all()).map(toOption).find(({ value }) => value === id),
});

export const states = among(() => call('GET /states', {}));
export const productionTypes = among(async () => (await call('GET /production-types', { query: ALL })).data);
