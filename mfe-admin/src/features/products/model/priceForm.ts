import type { CallInput, FieldError, ProductPrice } from '@surco/shared/contract';
import {
  changePrice,
  computePriceChange,
  hasMoreDecimals,
  isWithinMoneyRange,
  type Money,
  percentToFraction,
  type PriceListKey,
  type PriceRounding,
  toMoney,
  validatePriceDate,
} from '@surco/shared/domain';
import { isInPriceList } from './priceListMembership';
import { toPriceListQuery } from './priceListKeys';
import { texts } from '../priceTexts';

/** New prices in MXN by product; absent or null: the product keeps its price. NaN: the text is not a number. */
export type NewPrices = Readonly<Record<string, number | null>>;

export interface PriceFormValues {
  /** First day of the new prices, `YYYY-MM-DD`; '' when empty. */
  validFrom: string;
  prices: NewPrices;
  /** Ids of the products that leave the list. */
  leaving: readonly string[];
}

/** The prices that are entered, without the first day. */
export type EnteredPrices = Pick<PriceFormValues, 'prices' | 'leaving'>;

/** The name of the field with the new price of a product. */
export const getPricePath = (productId: string): string => `prices.${productId}`;

const isValidPrice = (price: number): boolean => price > 0 && isWithinMoneyRange(price) && !hasMoreDecimals(price, 2);

/** The new price of a product when it is valid and differs from its current one in the list. */
export function getNewPrice(product: ProductPrice, prices: NewPrices, list: PriceListKey): Money | null {
  const { productId, price } = product;
  const typed = prices[productId] ?? null;
  if (typed === null || Number.isNaN(typed) || !isValidPrice(typed)) return null;
  const newPrice = toMoney(typed);
  return newPrice === price && isInPriceList(product, list) ? null : newPrice;
}

interface PriceChange {
  product: ProductPrice;
  /** Null: the product leaves the list. */
  price: Money | null;
}

/** The products whose price in the list changes. */
export const listPriceChanges = (
  products: readonly ProductPrice[],
  { prices, leaving }: EnteredPrices,
  list: PriceListKey,
): PriceChange[] =>
  products.flatMap((product): PriceChange[] => {
    if (leaving.includes(product.productId)) return [{ product, price: null }];
    const price = getNewPrice(product, prices, list);
    return price === null ? [] : [{ product, price }];
  });

/** The mean of the changes as a fraction; 0 without a change. */
export const averageChange = (changes: readonly PriceChange[]): number =>
  changes.length === 0
    ? 0
    : changes.reduce(
        (sum, { product, price }) => sum + computePriceChange(product.price, price ?? product.fallbackPrice),
        0,
      ) / changes.length;

/**
 * Writes the price after a change by a percentage into the products.
 * @param products with the prices that the percentage is applied to
 */
export const applyPercent = (
  prices: NewPrices,
  products: readonly Pick<ProductPrice, 'productId' | 'price'>[],
  percent: number,
  rounding: PriceRounding,
): NewPrices => ({
  ...prices,
  ...Object.fromEntries(
    products.map(({ productId, price }) => [
      productId,
      Number(changePrice(price, percentToFraction(percent), rounding)),
    ]),
  ),
});

/** Checks the form as the API does. */
export function validatePriceForm(
  { validFrom, ...entered }: PriceFormValues,
  products: readonly ProductPrice[],
  list: PriceListKey,
  today: string,
): FieldError[] {
  const dateMessage = validFrom === '' ? texts.invalidDate : validatePriceDate(validFrom, today);
  const errors = products.flatMap(({ productId }): FieldError[] => {
    const price = entered.leaving.includes(productId) ? null : (entered.prices[productId] ?? null);
    if (price === null || isValidPrice(price)) return [];
    return [{ path: getPricePath(productId), message: texts.invalidPrice }];
  });
  if (dateMessage) errors.unshift({ path: 'validFrom', message: dateMessage });
  const hasChanges = listPriceChanges(products, entered, list).length > 0;
  return errors.length === 0 && !hasChanges ? [{ path: 'prices', message: texts.nothingChanged }] : errors;
}

/** The body of the request, in the order of the products. */
export const toRequestBody = (
  { validFrom, ...entered }: PriceFormValues,
  products: readonly ProductPrice[],
  list: PriceListKey,
): CallInput<'POST /prices'>['body'] => ({
  validFrom,
  ...toPriceListQuery(list),
  changes: listPriceChanges(products, entered, list).map(({ product, price }) => ({
    productId: product.productId,
    currentPrice: product.price,
    price,
  })),
});

/** Maps the errors of the rows of a request to the fields of the form. */
export const mapErrorsToForm = (
  errors: readonly FieldError[],
  { changes }: CallInput<'POST /prices'>['body'],
): FieldError[] =>
  errors.map(({ path, message }) => {
    const index = /^changes\.(\d+)\./.exec(path)?.[1];
    const change = index === undefined ? undefined : changes[Number(index)];
    return { path: change ? getPricePath(change.productId) : path, message };
  });
