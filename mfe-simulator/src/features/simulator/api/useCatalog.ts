import { useCall } from '@surco/shared/platform';
import { useMemo } from 'react';
import { catalogFrom } from '../model/catalog';

/** Products, production types and parameters: all that the simulator needs. */
export function useCatalog() {
  const { data, error, mutate } = useCall('GET /simulator/catalog', {});
  const catalog = useMemo(() => data && catalogFrom(data), [data]);
  return { catalog, error, retry: () => void mutate() };
}
