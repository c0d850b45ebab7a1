import { Big } from 'big.js';
import { roundHalfUp } from '../money/money';
import type { SowingData } from './product';

interface CoverageRatio {
  /** Hectares sown by `per` bags. */
  readonly hectares: Big;
  readonly bags: Big;
}

/** Stored as numerator and denominator, so that a whole number of bags is not changed by rounding. */
function calculateCoverage(product: SowingData, emergence: number): CoverageRatio | null {
  const [content, dose] =
    product.packaging === 'KG'
      ? [new Big(product.kgPerBag ?? 0), new Big(product.kgPerHa ?? 0)]
      : [new Big(product.seedsPerBag ?? 0).times(emergence), new Big(product.densityPlantsHa ?? 0)];
  return content.gt(0) && dose.gt(0) ? { hectares: content, bags: dose } : null;
}

/**
 * Whole bags that sow an area: ceil(ha · density / emergence / seedsPerBag), or ceil(ha · kgPerHa / kgPerBag).
 * Null when the product lacks its sowing data.
 */
export function calculateBagsToSow(hectares: Big | number, product: SowingData, emergence: number): Big | null {
  const cover = calculateCoverage(product, emergence);
  return cover && new Big(hectares).times(cover.bags).div(cover.hectares).round(0, Big.roundUp);
}

/**
 * Hectares that a number of bags sows, to two decimals; the default of a sale's line (E-07):
 * bags · seedsPerBag · emergence / densityPlantsHa, or bags · kgPerBag / kgPerHa. 0 when the sowing data is missing.
 */
export function calculateDefaultHectares(bags: number, product: SowingData, emergence: number): number {
  const cover = calculateCoverage(product, emergence);
  return cover && Number.isFinite(bags) ? roundHalfUp(cover.hectares.times(bags).div(cover.bags)).toNumber() : 0;
}
