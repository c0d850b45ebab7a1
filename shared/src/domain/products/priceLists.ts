import type { Money } from '../money/money';

/** A price list: that of a season, of a zone, or of a season within a zone; the general one has neither. */
export interface PriceListKey {
  readonly seasonId: string | null;
  readonly zoneId: string | null;
}

/** The price of a product in a list from a day on, in MXN per bag; null takes it out of the list. */
export interface ListPrice extends PriceListKey {
  readonly price: Money | null;
  /** First day, `YYYY-MM-DD`. */
  readonly validFrom: string;
}

/** A product with its general price and its prices in lists: of the same list and day, the last one counts. */
export interface ListedProduct {
  readonly basePrice: Money;
  readonly listPrices?: readonly ListPrice[] | undefined;
}

export const generalPriceList: PriceListKey = { seasonId: null, zoneId: null };

export const isSamePriceList = (a: PriceListKey, b: PriceListKey): boolean =>
  a.seasonId === b.seasonId && a.zoneId === b.zoneId;

/** Returns the price of a list that applies on a day; undefined when there is none yet. */
export function findPriceInList(prices: readonly ListPrice[], list: PriceListKey, day: string): ListPrice | undefined {
  let last: ListPrice | undefined;
  for (const price of prices)
    if (isSamePriceList(price, list) && price.validFrom <= day && (!last || price.validFrom >= last.validFrom))
      last = price;
  return last;
}

/** The list price of a product, and the list that it is from. */
export interface ResolvedPrice {
  readonly price: Money;
  readonly list: PriceListKey;
}

/**
 * Resolves the list price of a product. The first list that has the product decides: season within the zone, zone,
 * season, and at last the general price.
 * @param sale the season of the sale and the zone of its customer; null while unknown
 * @param day `YYYY-MM-DD`
 */
export function resolveListPrice(
  { basePrice, listPrices = [] }: ListedProduct,
  { seasonId, zoneId }: PriceListKey,
  day: string,
): ResolvedPrice {
  const lists: PriceListKey[] = [
    { seasonId, zoneId },
    { seasonId: null, zoneId },
    { seasonId, zoneId: null },
  ];
  for (const list of listPrices.length === 0 ? [] : lists) {
    const price = findPriceInList(listPrices, list, day)?.price;
    if (price) return { price, list };
  }
  return { price: basePrice, list: generalPriceList };
}

/** The Spanish name of a list. @param list the names of its season and its zone */
export function formatPriceListName({ season, zone }: { season: string | null; zone: string | null }): string {
  const zoneName = zone && (/^zona\b/i.test(zone) ? zone : `Zona ${zone}`);
  const seasonName = season && `Temporada ${season}`;
  return [zoneName, seasonName].filter(Boolean).join(' · ') || 'General';
}
