import { Big } from 'big.js';
import { roundHalfUp } from '../money/money';
import type { SowingData } from './product';

interface CoverageRatio {
  /** Hectares that `bags` bags sow. */
  readonly hectares: Big;
  readonly bags: Big;
}

/**
 * What a product covers, as a ratio of two numbers, so that no rounding changes a whole number of bags; null when it
 * lacks its sowing data.
 */
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
  const coverage = calculateCoverage(product, emergence);
  return coverage && new Big(hectares).times(coverage.bags).div(coverage.hectares).round(0, Big.roundUp);
}

/**
 * Hectares that a number of bags sows, to two decimals; the default of a sale's line (E-07):
 * bags · seedsPerBag · emergence / densityPlantsHa, or bags · kgPerBag / kgPerHa. 0 when the sowing data is missing.
 */
export function calculateDefaultHectares(bags: number, product: SowingData, emergence: number): number {
  const coverage = calculateCoverage(product, emergence);
  return coverage && Number.isFinite(bags)
    ? roundHalfUp(coverage.hectares.times(bags).div(coverage.bags)).toNumber()
    : 0;
}
