import { useCall } from '@surco/shared/platform';
import { useMemo } from 'react';
import { catalogFrom } from '../model/catalog';

/** No live connection tells a farmer of what has changed: who comes back to the page finds it as it is. */
const onReturn = { revalidateOnFocus: true };

/** Products, production types and parameters: all that the simulator needs. */
export function useCatalog() {
  const { data, error, mutate } = useCall('GET /simulator/catalog', {}, onReturn);
  const catalog = useMemo(() => data && catalogFrom(data), [data]);
  return { catalog, error, retry: () => void mutate() };
}
