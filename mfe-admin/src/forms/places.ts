import type { Locality } from '@surco/shared/contract';
import { localityName } from '@surco/shared/domain/names';
import { call, useCall } from '@surco/shared/platform';
import type { LoadOptions, Option } from '@surco/shared/ui/option';

const ENOUGH = 20;
const ALL = { page: 1, size: 'all', sort: 'name' } as const;

interface Named {
  readonly id: string;
  readonly name: string;
}

export const toOption = ({ id, name }: Named): Option => ({ value: id, label: name });

/** Every zone; undefined while they load. */
export const useZones = () => useCall('GET /zones', { query: ALL }).data?.data;
export const useZoneOptions = (): readonly Option[] | undefined => useZones()?.map(toOption);

export const useStateOptions = (): readonly Option[] | undefined => useCall('GET /states', {}).data?.map(toOption);

/** Localities by what was typed. */
export const loadLocalities: LoadOptions<Locality> = async (search) => {
  const { data } = await call('GET /localities', { query: { search, page: 1, size: ENOUGH, sort: 'name' } });
  return data.map((locality) => ({
    value: locality.id,
    label: localityName(locality),
    data: locality,
  }));
};
