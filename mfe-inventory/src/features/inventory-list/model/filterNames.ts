import type { CallQuery } from '@surco/shared/contract';

/** The filters of the list; their names are those of the call and of the address. */
export const FILTER_NAMES = [
  'search',
  'seasonId',
  'distributorId',
  'low',
  'productId',
] as const satisfies readonly (keyof CallQuery<'GET /inventories'>)[];
export type InventoryFilterName = (typeof FILTER_NAMES)[number];

/** The value of `seasonId` in the address that shows all seasons. */
export const ALL_SEASONS = 'all';
