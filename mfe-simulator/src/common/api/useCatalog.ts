import { useCall } from '@surco/shared/platform';
import { useMemo } from 'react';
import { toCatalog } from '../model/catalog';

/** Farmers have no live connection, so the catalog is refetched when the page regains focus. */
const refetchOnFocus = { revalidateOnFocus: true };

/** Loads products, production types and parameters: everything the simulator needs. */
export function useCatalog() {
  const { data, error, mutate } = useCall('GET /simulator/catalog', {}, refetchOnFocus);
  const catalog = useMemo(() => data && toCatalog(data), [data]);
  return { catalog, error, retry: () => void mutate() };
}
