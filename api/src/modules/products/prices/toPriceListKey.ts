import type { PriceListKey } from '@surco/shared/domain';

interface ListIds {
  seasonId?: string | null | undefined;
  zoneId?: string | null | undefined;
}

/** The list that a request names; without season and zone the general one. */
export const toPriceListKey = ({ seasonId, zoneId }: ListIds): PriceListKey => ({
  seasonId: seasonId ?? null,
  zoneId: zoneId ?? null,
});
