import { useCall } from '@surco/shared/platform';

/** Bags available by product in a season at a distributor; undefined until they are known. */
export function useStock(seasonId: string, distributorId: string): (productId: string) => number | undefined {
  const query = { page: 1, size: 'all', seasonId, distributorId } as const;
  // Another season's bags must not stand in while its own are on their way.
  const { data } = useCall('GET /inventories', seasonId && distributorId ? { query } : null, {
    keepPreviousData: false,
  });
  return (productId) => data && (data.data.find((stock) => stock.productId === productId)?.available ?? 0);
}
