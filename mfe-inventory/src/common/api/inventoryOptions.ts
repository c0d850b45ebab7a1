import type { Inventory } from '@surco/shared/contract';
import { formatNumber } from '@surco/shared/domain';
import { call } from '@surco/shared/platform';
import type { LoadOptions, Option } from '@surco/shared/ui/fields';

/** The number of options that a search returns; a longer text narrows the search. */
const MAX_RESULTS = 20;

const toInventoryOption = ({ id, product, season, distributor, available }: Inventory): Option => ({
  value: id,
  label: `${product.code} · ${season.name} · ${distributor.name} (${formatNumber(available)} disponibles)`,
});

/** Returns a search of inventories by product code or name, restricted to one season when given. */
export const createInventoryLoader =
  (seasonId: string | undefined): LoadOptions =>
  async (text) => {
    const query = { page: 1, size: MAX_RESULTS, sort: 'code', seasonId, ...(text ? { search: text } : {}) };
    return (await call('GET /inventories', { query })).data.map(toInventoryOption);
  };
