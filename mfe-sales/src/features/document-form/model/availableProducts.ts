import type { SaleLine } from '@surco/shared/contract';
import {
  applyLineSnapshot,
  type ListedProduct,
  type SellableProduct,
  type ProductData,
  formatPriceListName,
  generalPriceList,
  isSamePriceList,
  resolveListPrice,
  formatMoney,
} from '@surco/shared/domain';

/** A product with the price and maximum discount that apply in this document. */
export interface AvailableProduct extends SellableProduct, Pick<ProductData, 'name'>, ListedProduct {
  /** Disabled product: stays in a document that contains it, but its sowing data is unknown. */
  readonly isDisabled?: boolean;
  /** The price is fixed by the document. */
  readonly hasDocumentPrice?: boolean;
  /** The list that the price is from; absent for the general one. */
  readonly priceListName?: string;
}

export type AvailableProducts = ReadonlyMap<string, AvailableProduct>;

/** A disabled product, from the data of its line. */
const createDisabledProduct = ({ productId, code, name, ...line }: SaleLine): AvailableProduct => ({
  id: productId,
  code,
  name,
  basePrice: line.basePrice,
  taxRate: line.taxRate,
  yieldMV: line.productYield,
  maxDiscount: line.discount,
  packaging: 'KG',
  seedsPerBag: null,
  kgPerBag: null,
  kgPerHa: null,
  densityPlantsHa: null,
  isDisabled: true,
  hasDocumentPrice: true,
});

/** Enabled products plus the document's own, with the document's prices and discounts. */
export function buildAvailableProducts(
  products: readonly (ProductData & ListedProduct)[],
  lines: readonly SaleLine[],
): AvailableProducts {
  const availableProducts = new Map<string, AvailableProduct>(products.map((product) => [product.id, product]));
  for (const line of lines) {
    const product = availableProducts.get(line.productId);
    availableProducts.set(
      line.productId,
      product ? { ...applyLineSnapshot(product, line), hasDocumentPrice: true } : createDisabledProduct(line),
    );
  }
  return availableProducts;
}

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

/** The price of a bag with the list that it is from: "$3,800.00 · Zona Laguna"; the general list is not named. */
export const formatListPrice = ({
  basePrice,
  priceListName,
}: Pick<AvailableProduct, 'basePrice' | 'priceListName'>): string =>
  [formatMoney(basePrice), priceListName].filter(Boolean).join(' · ');
