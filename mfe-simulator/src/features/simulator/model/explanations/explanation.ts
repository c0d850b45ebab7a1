import { formatMoney, formatNumber, formatPercent, type SilageMetricKey } from '@surco/shared/domain';
import type { Calculation } from '../../../../common/model/calculate';
import { formatMetric } from '../../../../common/model/metrics';

/** Meaning of a metric, its formula in words, and the formula with current values. */
export interface Explanation {
  readonly meaning: string;
  readonly formula: string;
  readonly worked?: string;
}

/** Explains one metric of a valid calculation. */
export type ExplainMetric = (calculation: Calculation) => Explanation;

export const [number, money, percent] = [formatNumber, formatMoney, formatPercent];

/** Formats a metric of the result. */
export const formatResult = ({ result }: Calculation, key: SilageMetricKey): string => formatMetric(key, result[key]);

/** Yield per hectare under the selected condition: "60 t × 0.75". */
export function formatYield({ subject: { product, parameters }, input }: Calculation): string {
  const factor = parameters[`yieldFactor.${input.condition}`];
  return factor === 1 ? `${number(product.yieldMV)} t` : `${number(product.yieldMV)} t × ${number(factor)}`;
}
