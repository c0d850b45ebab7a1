import {
  calculateDefaultHectares,
  calculateDocumentTotals,
  limits,
  calculateLineInvestment,
  isDiscountAllowed,
  sumBagsAndHectares,
  calculateLineTotal,
  type Money,
  type SilageParameters,
  sumMoney,
  type MoneyTotals,
} from '@surco/shared/domain';
import type { AvailableProduct, AvailableProducts } from './availableProducts';
import { type DocumentFormValues, toDiscountFraction, type LineFormValues } from './formValues';

/** E-07: calculated values of a line, in bags, MXN, a fraction, hectares and t MV per hectare. */
export interface LineCalculation {
  readonly quantity: number;
  readonly basePrice: Money;
  readonly discount: number;
  readonly total: Money;
  readonly hectares: number;
  readonly productYield: number;
  readonly investment: Money;
}

/** E-07: a product with the calculated values of its line. */
export type CalculatedLine = AvailableProduct & LineCalculation;

/** Calculated values while the quantity is missing or invalid. */
const ZERO_LINE: LineCalculation = {
  quantity: 0,
  basePrice: '0.00',
  discount: 0,
  total: '0.00',
  hectares: 0,
  productYield: 0,
  investment: '0.00',
};

const toNumberInRange = (value: number | null, { min, max }: { min: number; max: number }): number | null =>
  value !== null && value >= min && value <= max ? value : null;

/** The typed bags, or 0 while they are not a valid quantity. */
function getValidBags({ quantity }: Pick<LineFormValues, 'quantity'>): number {
  const bags = toNumberInRange(quantity, limits.quantity);
  return bags !== null && Number.isInteger(bags) ? bags : 0;
}

function computeLine(line: LineFormValues, product: AvailableProduct, parameters: SilageParameters): CalculatedLine {
  const quantity = getValidBags(line);
  if (quantity === 0) return { ...product, ...ZERO_LINE };
  const typedDiscount = toDiscountFraction(line.discount);
  const discount = isDiscountAllowed(typedDiscount, product) ? typedDiscount : 0;
  const defaultHectares = calculateDefaultHectares(quantity, product, parameters.emergence);
  const hectares = toNumberInRange(line.hectares, limits.lineHectares) ?? defaultHectares;
  const total = calculateLineTotal({ quantity, basePrice: product.basePrice, discount });
  const lineValues = { total, hectares, productYield: product.yieldMV };
  return { ...product, quantity, discount, ...lineValues, investment: calculateLineInvestment(lineValues, parameters) };
}

interface CachedLine {
  readonly product: AvailableProduct;
  readonly parameters: SilageParameters;
  readonly calculated: CalculatedLine;
}

const lineCache = new WeakMap<LineFormValues, CachedLine>();

/**
 * Calculates a line. With an invalid quantity everything is zero, an invalid discount counts as none, and empty or
 * invalid hectares become those that the bags sow. Results are memoized by line, so that typing in one line
 * recalculates only that line.
 */
export function calculateLine(
  line: LineFormValues,
  product: AvailableProduct,
  parameters: SilageParameters,
): CalculatedLine {
  const cached = lineCache.get(line);
  if (cached && cached.product === product && cached.parameters === parameters) return cached.calculated;
  const calculated = computeLine(line, product, parameters);
  lineCache.set(line, { product, parameters, calculated });
  return calculated;
}

/** Totals shown in the footer. */
export interface DocumentCalculation extends MoneyTotals {
  readonly bags: number;
  readonly hectares: number;
  readonly investment: Money;
}

/** Totals of the lines. */
export const calculateTotals = (lines: readonly CalculatedLine[]): DocumentCalculation => ({
  ...calculateDocumentTotals(lines),
  ...sumBagsAndHectares(lines),
  investment: sumMoney(lines.map((line) => line.investment)),
});

/** Calculates a document; a line without an available product counts as zero. */
export const calculateDocument = (
  { lines }: Pick<DocumentFormValues, 'lines'>,
  availableProducts: AvailableProducts,
  parameters: SilageParameters,
): DocumentCalculation =>
  calculateTotals(
    lines.flatMap((line) => {
      const product = availableProducts.get(line.productId);
      return product ? [calculateLine(line, product, parameters)] : [];
    }),
  );
