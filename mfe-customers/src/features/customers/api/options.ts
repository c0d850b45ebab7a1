import type { Locality, ProductionType } from '@surco/shared/contract';
import { fold } from '@surco/shared/domain/formats';
import { call } from '@surco/shared/platform';
import type { RemoteOption } from '@surco/shared/ui/option';

const ENOUGH = 20;

const localityOption = (locality: Locality): RemoteOption<Locality> => ({
  value: locality.id,
  label: locality.name === locality.municipality ? locality.name : `${locality.name}, ${locality.municipality}`,
  data: locality,
});

/** Localities by what was typed. */
export async function searchLocalities(search: string): Promise<readonly RemoteOption<Locality>[]> {
  const { data } = await call('GET /localities', { query: { search, page: 1, size: ENOUGH, sort: 'name' } });
  return data.map(localityOption);
}

/** The locality that an address names. */
export async function findLocality(id: string): Promise<RemoteOption<Locality> | undefined> {
  const { data } = await call('GET /localities', { query: { page: 1, size: 'all' } });
  const found = data.find((locality) => locality.id === id);
  return found && localityOption(found);
}

const typeOption = ({ id, name }: ProductionType): RemoteOption => ({ value: id, label: name });

const allProductionTypes = async (): Promise<readonly ProductionType[]> =>
  (await call('GET /production-types', { query: { page: 1, size: 'all' } })).data;

/** Production types by what was typed; they are few. */
export const searchProductionTypes = async (search: string): Promise<readonly RemoteOption[]> =>
  (await allProductionTypes()).filter(({ name }) => fold(name).includes(fold(search))).map(typeOption);

export async function findProductionType(id: string): Promise<RemoteOption | undefined> {
  const found = (await allProductionTypes()).find((type) => type.id === id);
  return found && typeOption(found);
}
