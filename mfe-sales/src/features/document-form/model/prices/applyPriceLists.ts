import { formatPriceListName, generalPriceList, isSamePriceList, resolveListPrice } from '@surco/shared/domain';
import type { AvailableProduct, AvailableProducts } from '../buildAvailableProducts';

interface Named {
  readonly id: string;
  readonly name: string;
}

/** What decides which price list applies; undefined while it is not known. */
export interface SaleTerms {
  readonly season: Named | undefined;
  /** The zone of the customer. */
  readonly zone: Named | undefined;
  readonly today: string;
}

function applyPriceList(product: AvailableProduct, { season, zone, today }: SaleTerms): AvailableProduct {
  if (product.hasDocumentPrice || !product.listPrices) return product;
  const sale = { seasonId: season?.id ?? null, zoneId: zone?.id ?? null };
  const { price, list } = resolveListPrice(product, sale, today);
  if (isSamePriceList(list, generalPriceList)) return product;
  const names = { season: list.seasonId && season ? season.name : null, zone: list.zoneId && zone ? zone.name : null };
  return { ...product, basePrice: price, priceListName: formatPriceListName(names) };
}

/** Whether the zone of a customer can decide a price. */
export const hasZonePrices = (products: AvailableProducts): boolean =>
  [...products.values()].some(({ listPrices }) => listPrices?.some(({ zoneId }) => zoneId !== null));

/** Gives the products the price of the list that applies; a price that the document fixes stays. */
export const applyPriceLists = (products: AvailableProducts, terms: SaleTerms): AvailableProducts =>
  new Map([...products].map(([id, product]) => [id, applyPriceList(product, terms)]));
