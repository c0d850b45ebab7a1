import { Big } from 'big.js';
import { roundHalfUp, sumMoney, toMoney, type Money } from './money';
import type { SilageCondition } from './silage/input';
import { cropCostPerHa } from './silage/formulas';
import type { SilageParameters } from './silage/parameters';

/** quantity in bags, basePrice in MXN per bag, discount as a fraction. */
export interface PricedLine {
  readonly quantity: number;
  readonly basePrice: Money;
  readonly discount: number;
}

/** In MXN, to the cent: the lines, their tax, and both. */
export interface Totals {
  readonly subtotal: Money;
  readonly tax: Money;
  readonly total: Money;
}

/** round½up(quantity × basePrice × (1 − discount), 2) in decimal arithmetic (domain.md §3). */
export const lineTotal = ({ quantity, basePrice, discount }: PricedLine): Money =>
  toMoney(new Big(quantity).times(basePrice).times(new Big(1).minus(discount)));

/** Tax of one line, rounded to the cent, so that the lines of a document add up to its tax. */
export const lineTax = (line: { readonly total: Money; readonly taxRate: number }): Money =>
  toMoney(new Big(line.total).times(line.taxRate));

/** Σ lines, tax and their sum, for a sale or a DKbono. */
export function documentTotals(lines: readonly { readonly total: Money; readonly taxRate: number }[]): Totals {
  const subtotal = sumMoney(lines.map((line) => line.total));
  const tax = sumMoney(lines.map(lineTax));
  return { subtotal, tax, total: sumMoney([subtotal, tax]) };
}

/** Bags and hectares of a document's lines, as the lists show them. */
export const lineSums = (lines: readonly { readonly quantity: number; readonly hectares: number }[]) => ({
  bags: lines.reduce((sum, line) => sum + line.quantity, 0),
  hectares: roundHalfUp(lines.reduce((sum, line) => sum.plus(line.hectares), new Big(0))).toNumber(),
});

/** What the cost up to the silo follows from. */
export interface InvestmentLine {
  readonly total: Money;
  readonly hectares: number;
  /** Tonnes of green matter per hectare. */
  readonly productYield: number;
}

/**
 * What a line will cost the farmer up to the silo, in MXN (domain.md §4, end): line total
 * + hectares × (fertiliser + labour + agrochemicals + irrigation) + hectares × productYield × ensiling.
 * A sale knows nothing of water, so TEMPORAL stands unless told otherwise.
 */
export function lineInvestment(
  line: InvestmentLine,
  parameters: SilageParameters,
  condition: SilageCondition = 'TEMPORAL',
): Money {
  const ensiling = new Big(line.hectares).times(line.productYield).times(parameters.ensiling);
  return toMoney(ensiling.plus(line.total).plus(cropCostPerHa(parameters, condition, 0).times(line.hectares)));
}
