import { Big } from 'big.js';
import { roundHalfUp, sumMoney, toMoney, type Money } from '../money/money';
import type { SilageCondition } from '../silage/input';
import { calculateCropCostPerHa } from '../silage/formulas';
import type { SilageParameters } from '../silage/silageParameters';
import { applyDiscount } from './discount';

/** A line before its total: `quantity` in bags, `basePrice` in MXN per bag, `discount` as a fraction (0–1). */
export interface PricedLine {
  readonly quantity: number;
  readonly basePrice: Money;
  readonly discount: number;
}

/** In MXN with two decimals: sum of the lines, tax, and total. */
export interface MoneyTotals {
  readonly subtotal: Money;
  readonly tax: Money;
  readonly total: Money;
}

/** round½up(quantity × basePrice × (1 − discount), 2) in decimal arithmetic; the discount rule is in `discount`. */
export const calculateLineTotal = ({ quantity, basePrice, discount }: PricedLine): Money =>
  toMoney(applyDiscount(new Big(quantity).times(basePrice), discount));

/** Tax of one line, rounded to the cent, so that the taxes of the lines sum up to the tax of the document. */
export const calculateLineTax = (line: { readonly total: Money; readonly taxRate: number }): Money =>
  toMoney(new Big(line.total).times(line.taxRate));

/** Σ lines, tax and their sum, for a sale or a DKbono. */
export function calculateDocumentTotals(
  lines: readonly { readonly total: Money; readonly taxRate: number }[],
): MoneyTotals {
  const subtotal = sumMoney(lines.map((line) => line.total));
  const tax = sumMoney(lines.map(calculateLineTax));
  return { subtotal, tax, total: sumMoney([subtotal, tax]) };
}

/** Total bags and hectares of the lines of a document. */
export const sumBagsAndHectares = (lines: readonly { readonly quantity: number; readonly hectares: number }[]) => ({
  bags: lines.reduce((sum, line) => sum + line.quantity, 0),
  hectares: roundHalfUp(lines.reduce((sum, line) => sum.plus(line.hectares), new Big(0))).toNumber(),
});

/** A line with the data for its cost until the feed is in the silo. `total` in MXN. */
export interface InvestmentLine {
  readonly total: Money;
  readonly hectares: number;
  /** Tonnes of green matter per hectare. */
  readonly productYield: number;
}

/**
 * What a line will cost the farmer until the feed is in the silo, in MXN: line total
 * + hectares × (fertiliser + labour + agrochemicals + irrigation) + hectares × productYield × ensiling.
 * A sale does not record irrigation, so the condition is TEMPORAL by default.
 */
export function calculateLineInvestment(
  line: InvestmentLine,
  parameters: SilageParameters,
  condition: SilageCondition = 'TEMPORAL',
): Money {
  const ensiling = new Big(line.hectares).times(line.productYield).times(parameters.ensiling);
  return toMoney(ensiling.plus(line.total).plus(calculateCropCostPerHa(parameters, condition, 0).times(line.hectares)));
}
