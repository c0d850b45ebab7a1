import { formatNumber, type SilageMetricKey, formatMetric } from '@surco/shared/domain';
import type { Calculation } from '../../../../common/model/calculate';

/** Meaning of a metric, its formula in words, and the formula with current values. */
export interface Explanation {
  readonly meaning: string;
  readonly formula: string;
  readonly workedFormula?: string;
}

/** Explains one metric of a valid calculation. */
export type ExplainMetric = (calculation: Calculation) => Explanation;

/** Formats a metric of the result. */
export const formatResult = ({ result }: Calculation, key: SilageMetricKey): string => formatMetric(key, result[key]);

/** Yield per hectare under the selected condition: "60 t × 0.75". */
export function formatYield({ context: { product, parameters }, input }: Calculation): string {
  const factor = parameters[`yieldFactor.${input.condition}`];
  return factor === 1
    ? `${formatNumber(product.yieldMV)} t`
    : `${formatNumber(product.yieldMV)} t × ${formatNumber(factor)}`;
}
