import type { SaleLine } from '@surco/shared/contract';
import { useCall } from '@surco/shared/platform';
import { useMemo } from 'react';
import { createStockQuery } from '../../../common/model/formQueries';

/** Bags of the lines, by product. */
const mapBagsByProduct = (lines: readonly SaleLine[]): ReadonlyMap<string, number> =>
  new Map(lines.map(({ productId, quantity }) => [productId, quantity]));

/**
 * Available bags by product for a season and distributor; undefined until loaded. Bags that the edited document or the
 * DKbono to convert already reserves count as available.
 */
export function useAvailableStock(
  seasonId: string,
  distributorId: string,
  reservedLines: readonly SaleLine[],
): (productId: string) => number | undefined {
  // Never shows the previous season's stock while the new one loads.
  const { data } = useCall(
    'GET /inventories',
    seasonId && distributorId ? createStockQuery(seasonId, distributorId) : null,
    {
      keepPreviousData: false,
    },
  );
  return useMemo(() => {
    const reservedBags = mapBagsByProduct(reservedLines);
    const stock = data && new Map(data.data.map(({ productId, available }) => [productId, available]));
    return (productId: string) => stock && (stock.get(productId) ?? 0) + (reservedBags.get(productId) ?? 0);
  }, [data, reservedLines]);
}
