import type { RankingDimension } from '@surco/shared/contract';

/** The filter of the list of sales for one zone, consultant, distributor or product. */
export const dimensionFilters = {
  zone: 'zoneId',
  consultant: 'consultantId',
  distributor: 'distributorId',
  product: 'productId',
} as const satisfies Record<RankingDimension, string>;
