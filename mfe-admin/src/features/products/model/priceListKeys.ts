import type { PriceList } from '@surco/shared/contract';
import { formatPriceListName, type PriceListKey } from '@surco/shared/domain';

type PriceListOwners = Pick<PriceList, 'season' | 'zone'>;

export const toPriceListKey = ({ season, zone }: PriceListOwners): PriceListKey => ({
  seasonId: season?.id ?? null,
  zoneId: zone?.id ?? null,
});

export const getPriceListName = ({ season, zone }: PriceListOwners): string =>
  formatPriceListName({ season: season?.name ?? null, zone: zone?.name ?? null });

/** The query of a list; that of the general one is empty. */
export const toPriceListQuery = ({ seasonId, zoneId }: PriceListKey) => ({
  ...(seasonId ? { seasonId } : {}),
  ...(zoneId ? { zoneId } : {}),
});

/** The list as a text, for the value of an option and the React key of an element. */
export const formatPriceListKey = ({ seasonId, zoneId }: PriceListKey): string => `${seasonId ?? ''} ${zoneId ?? ''}`;
