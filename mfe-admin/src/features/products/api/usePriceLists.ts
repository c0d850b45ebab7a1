import type { PriceList } from '@surco/shared/contract';
import { formatPriceListName, type PriceListKey } from '@surco/shared/domain';
import { useCall } from '@surco/shared/platform';
import { type Option, toOption } from '@surco/shared/ui/fields';
import { useZoneOptions } from '../../../common/api/locationOptions';

const ALL_SEASONS = { page: 1, size: 'all', sort: '-startDate' } as const;
const NO_LISTS: readonly PriceList[] = [];
const NO_OPTIONS: readonly Option[] = [];

/** The seasons and zones that a list can belong to, and the lists that have prices. */
export function usePriceLists() {
  const lists = useCall('GET /prices/lists', {}).data ?? NO_LISTS;
  const seasons = useCall('GET /seasons', { query: ALL_SEASONS }).data?.data.map(toOption) ?? NO_OPTIONS;
  const zones = useZoneOptions() ?? NO_OPTIONS;
  const findLabel = (options: readonly Option[], id: string | null): string | null =>
    id && (options.find(({ value }) => value === id)?.label ?? '…');
  return {
    lists,
    seasons,
    zones,
    /** The Spanish name of a list. */
    getName: ({ seasonId, zoneId }: PriceListKey): string =>
      formatPriceListName({ season: findLabel(seasons, seasonId), zone: findLabel(zones, zoneId) }),
  };
}

export type PriceLists = ReturnType<typeof usePriceLists>;
