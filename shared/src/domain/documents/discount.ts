import { Big } from 'big.js';
import { formatPercent } from '../text/formats';
import type { ProductData } from '../products/product';

type DiscountedProduct = Pick<ProductData, 'code' | 'maxDiscount'>;

/** The discount rule: from 0 to the maximum of the product. Both are fractions (0–1) of the base price. */
export const isDiscountAllowed = (discount: number, { maxDiscount }: Pick<ProductData, 'maxDiscount'>): boolean =>
  discount >= 0 && discount <= maxDiscount;

/** The message for a discount that is not allowed on a line; null when it is allowed. @param discount a fraction */
export function validateDiscount(discount: number, product: DiscountedProduct): string | null {
  if (isDiscountAllowed(discount, product)) return null;
  const { code, maxDiscount } = product;
  return discount > maxDiscount
    ? `El descuento máximo de ${code} es ${formatPercent(maxDiscount)}.`
    : `El descuento de ${code} no puede ser negativo.`;
}

/** amount × (1 − discount) in decimal arithmetic, not rounded. @param discount a fraction */
export const applyDiscount = (amount: Big, discount: number): Big => amount.times(new Big(1).minus(discount));
