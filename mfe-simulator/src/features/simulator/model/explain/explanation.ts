import { formatMoney, formatNumber, formatPercent } from '@surco/shared/domain/formats';
import type { SilageFigureKey } from '@surco/shared/domain/silage/result';
import type { Calculation } from '../calculate';
import { writeFigure } from '../figures';

/** What a figure means, how it is calculated in words, and the same with the figures on the screen. */
export interface Explanation {
  readonly meaning: string;
  readonly formula: string;
  readonly worked?: string;
}

/** Explains one figure of a calculation that holds figures. */
export type Explain = (calculation: Calculation) => Explanation;

export const [number, money, percent] = [formatNumber, formatMoney, formatPercent];

/** A figure of the result as the screen writes it. */
export const shown = ({ result }: Calculation, key: SilageFigureKey): string => writeFigure(key, result[key]);

/** Tonnes a hectare gives under the chosen condition: "60 t × 0.75". */
export function yieldOf({ subject: { product, parameters }, input }: Calculation): string {
  const factor = parameters[`yieldFactor.${input.condition}`];
  return factor === 1 ? `${number(product.yieldMV)} t` : `${number(product.yieldMV)} t × ${number(factor)}`;
}
