import { useCall } from '@surco/shared/platform';
import { useMemo } from 'react';
import type { RegisteredInventory, RegisterFormValues } from '../model/formValues';

/** The inventory of the chosen season at the chosen distributor; undefined until both are chosen and it is loaded. */
export function useRegisteredInventory({
  seasonId,
  distributorId,
}: Pick<RegisterFormValues, 'seasonId' | 'distributorId'>): RegisteredInventory | undefined {
  const isChosen = seasonId !== '' && distributorId !== '';
  const { data } = useCall(
    'GET /inventories',
    isChosen ? { query: { page: 1, size: 'all', seasonId, distributorId } } : null,
    { keepPreviousData: false },
  );
  return useMemo(
    () => data && new Map(data.data.map(({ productId, id, available }) => [productId, { id, available }])),
    [data],
  );
}
