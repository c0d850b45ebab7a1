import { useCall } from '@surco/shared/platform';
import { useMemo } from 'react';
import { toCatalog } from '../model/catalog';

/** Farmers do not receive the notification stream, which announces changes, so a focused page asks for them itself. */
const refetchOnFocus = { revalidateOnFocus: true };

/** Loads products, production types and parameters: everything the simulator needs. */
export function useCatalog() {
  const { data, error, mutate } = useCall('GET /simulator/catalog', {}, refetchOnFocus);
  const catalog = useMemo(() => data && toCatalog(data), [data]);
  return { catalog, error, retry: () => void mutate() };
}
