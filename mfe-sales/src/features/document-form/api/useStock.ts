import type { SaleLine } from '@surco/shared/contract';
import { useCall } from '@surco/shared/platform';
import { useMemo } from 'react';
import { stockOf } from '../../../state/queries';

/** Bags of the lines, by product. */
const bagsOf = (lines: readonly SaleLine[]): ReadonlyMap<string, number> =>
  new Map(lines.map(({ productId, quantity }) => [productId, quantity]));

/**
 * Bags available by product in a season at a distributor; undefined until they are known.
 * `held` are bags that the document itself has taken already, so that they are its own to keep.
 */
export function useStock(
  seasonId: string,
  distributorId: string,
  held: readonly SaleLine[],
): (productId: string) => number | undefined {
  // Another season's bags must not stand in while its own are on their way.
  const { data } = useCall('GET /inventories', seasonId && distributorId ? stockOf(seasonId, distributorId) : null, {
    keepPreviousData: false,
  });
  return useMemo(() => {
    const own = bagsOf(held);
    const stock = data && new Map(data.data.map(({ productId, available }) => [productId, available]));
    return (productId: string) => stock && (stock.get(productId) ?? 0) + (own.get(productId) ?? 0);
  }, [data, held]);
}
