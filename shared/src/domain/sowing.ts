import { Big } from 'big.js';
import { roundHalfUp } from './money';
import type { Sowing } from './product';

interface Ratio {
  /** Hectares sown by `per` bags. */
  readonly hectares: Big;
  readonly per: Big;
}

/** Kept as a fraction so that a quotient is taken once and a whole number of bags stays whole. */
function coverage(product: Sowing, emergence: number): Ratio | null {
  const [content, dose] =
    product.packaging === 'KG'
      ? [new Big(product.kgPerBag ?? 0), new Big(product.kgPerHa ?? 0)]
      : [new Big(product.seedsPerBag ?? 0).times(emergence), new Big(product.densityPlantsHa ?? 0)];
  return content.gt(0) && dose.gt(0) ? { hectares: content, per: dose } : null;
}

/**
 * Whole bags that sow an area: ceil(ha · density / emergence / seedsPerBag), or ceil(ha · kgPerHa / kgPerBag)
 * (domain.md §4). Null when the product lacks its sowing data.
 */
export function bagsToSow(hectares: Big | number, product: Sowing, emergence: number): Big | null {
  const cover = coverage(product, emergence);
  return cover && new Big(hectares).times(cover.per).div(cover.hectares).round(0, Big.roundUp);
}

/**
 * Hectares that a number of bags sows, to two decimals; the default of a sale's line (api.md "Fixed points"):
 * bags · seedsPerBag · emergence / densityPlantsHa, or bags · kgPerBag / kgPerHa. 0 when the sowing data is missing.
 */
export function defaultHectares(bags: number, product: Sowing, emergence: number): number {
  const cover = coverage(product, emergence);
  return cover && Number.isFinite(bags) ? roundHalfUp(cover.hectares.times(bags).div(cover.per)).toNumber() : 0;
}
