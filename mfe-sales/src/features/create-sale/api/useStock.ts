import { useCall, useSession } from '@surco/shared/platform';

/** Bags available by product in a season at the consultant's own distributor; undefined where nobody knows. */
export function useStock(seasonId: string): (productId: string) => number | undefined {
  const distributorId = useSession(({ user }) => user?.distributor?.id);
  const query = { page: 1, size: 'all', seasonId, distributorId } as const;
  const asked = seasonId !== '' && distributorId !== undefined;
  // Another season's bags must not stand in while its own are on their way.
  const { data } = useCall('GET /inventories', asked ? { query } : null, { keepPreviousData: false });
  return (productId) => data?.data.find((stock) => stock.productId === productId)?.available;
}
