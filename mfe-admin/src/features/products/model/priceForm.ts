import type { CallBody, FieldError, ProductPrice } from '@surco/shared/contract';
import {
  changePrice,
  computePriceChange,
  isPositiveMoney,
  type Money,
  parseMoney,
  percentToFraction,
  type PriceListKey,
  type PriceRounding,
  validatePriceDate,
} from '@surco/shared/domain';
import { findInputErrors, toBody } from '@surco/shared/records/forms';
import { priceChangesInput } from '@surco/shared/records/productPriceInput';
import { isInPriceList } from './priceListMembership';
import { toPriceListQuery } from './priceListKeys';

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

/** The new price of a product when it is valid and differs from its current one in the list. */
export function getNewPrice(product: ProductPrice, prices: NewPrices, list: PriceListKey): Money | null {
  const newPrice = parseMoney(String(prices[product.productId] ?? ''));
  if (newPrice === null || !isPositiveMoney(newPrice)) return null;
  return newPrice === product.price && isInPriceList(product, list) ? null : newPrice;
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

/** The input of the request, in the order of the products: also the prices that are wrong, as they were typed. */
const toPriceInput = (
  { validFrom, prices, leaving }: PriceFormValues,
  products: readonly ProductPrice[],
  list: PriceListKey,
) => ({
  validFrom,
  ...toPriceListQuery(list),
  changes: products.flatMap((product) => {
    const { productId, price: currentPrice } = product;
    const isLeaving = leaving.includes(productId);
    const typed = prices[productId] ?? null;
    const isSame = typed === null || (Number(currentPrice) === typed && isInPriceList(product, list));
    return isSame && !isLeaving ? [] : [{ productId, currentPrice, price: isLeaving ? null : String(typed) }];
  }),
});

/** Maps the errors of the rows of a request to the fields of the form. */
export const mapErrorsToForm = (
  errors: readonly FieldError[],
  { changes }: { readonly changes: readonly { readonly productId: string }[] },
): FieldError[] =>
  errors.map(({ path, message }) => {
    const index = /^changes\.(\d+)\./.exec(path)?.[1];
    const change = index === undefined ? undefined : changes[Number(index)];
    return { path: change ? getPricePath(change.productId) : path.replace('changes', 'prices'), message };
  });

/** Checks the form as the API does. */
export function validatePriceForm(
  values: PriceFormValues,
  products: readonly ProductPrice[],
  list: PriceListKey,
  today: string,
): FieldError[] {
  const input = toPriceInput(values, products, list);
  const errors = mapErrorsToForm(findInputErrors(priceChangesInput, input), input);
  const dateMessage = errors.every(({ path }) => path !== 'validFrom') && validatePriceDate(values.validFrom, today);
  return dateMessage ? [{ path: 'validFrom', message: dateMessage }, ...errors] : errors;
}

/** The body of the request; the values must be valid. */
export const toRequestBody = (
  values: PriceFormValues,
  products: readonly ProductPrice[],
  list: PriceListKey,
): CallBody<'POST /prices'> => toBody(priceChangesInput, toPriceInput(values, products, list));
