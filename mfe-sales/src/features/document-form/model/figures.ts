import {
  defaultHectares,
  documentTotals,
  limits,
  lineInvestment,
  lineSums,
  lineTotal,
  type Money,
  type SilageParameters,
  sumMoney,
  type Totals,
} from '@surco/shared/domain';
import { type DocumentDraft, fractionOf, type LineDraft } from './draft';
import type { Offer, Offers } from './offers';

/** E-07: what a line adds to its product, locally. Bags, MXN, a fraction, hectares, t MV per hectare. */
export interface LineFigures {
  readonly quantity: number;
  readonly basePrice: Money;
  readonly discount: number;
  readonly total: Money;
  readonly hectares: number;
  readonly productYield: number;
  readonly investment: Money;
}

/** E-07: an enabled product as a line of the document. */
export type ProductLine = Offer & LineFigures;

/** Every local figure starts at 0. */
const noFigures: LineFigures = {
  quantity: 0,
  basePrice: '0.00',
  discount: 0,
  total: '0.00',
  hectares: 0,
  productYield: 0,
  investment: '0.00',
};

const within = (value: number | null, { min, max }: { min: number; max: number }): number | null =>
  value !== null && value >= min && value <= max ? value : null;

/** The bags typed, or 0 while they are no number of bags that can be sold. */
export function bagsOf({ quantity }: Pick<LineDraft, 'quantity'>): number {
  const bags = within(quantity, limits.quantity);
  return bags !== null && Number.isInteger(bags) ? bags : 0;
}

function workOut(line: LineDraft, product: Offer, parameters: SilageParameters): ProductLine {
  const quantity = bagsOf(line);
  if (quantity === 0) return { ...product, ...noFigures };
  const discount = within(fractionOf(line.discount), { min: 0, max: product.maxDiscount }) ?? 0;
  const sown = defaultHectares(quantity, product, parameters.emergence);
  const hectares = within(line.hectares, limits.lineHectares) ?? sown;
  const total = lineTotal({ quantity, basePrice: product.basePrice, discount });
  const own = { total, hectares, productYield: product.yieldMV };
  return { ...product, quantity, discount, ...own, investment: lineInvestment(own, parameters) };
}

interface WorkedOut {
  readonly product: Offer;
  readonly parameters: SilageParameters;
  readonly figures: ProductLine;
}

const workedOut = new WeakMap<LineDraft, WorkedOut>();

/**
 * A line's figures as they stand; what is typed wrong counts for nothing until it is mended. A line that nobody
 * touched keeps its figures, so that typing in one of sixty works out one.
 */
export function productLine(line: LineDraft, product: Offer, parameters: SilageParameters): ProductLine {
  const known = workedOut.get(line);
  if (known && known.product === product && known.parameters === parameters) return known.figures;
  const figures = workOut(line, product, parameters);
  workedOut.set(line, { product, parameters, figures });
  return figures;
}

/** The figures of the sticky footer. */
export interface DocumentFigures extends Totals {
  readonly bags: number;
  readonly hectares: number;
  readonly investment: Money;
}

/** The lines added up, each as it stands. */
export const documentFigures = (lines: readonly ProductLine[]): DocumentFigures => ({
  ...documentTotals(lines),
  ...lineSums(lines),
  investment: sumMoney(lines.map((line) => line.investment)),
});

/** The figures of a draft; a line whose product is no longer sold counts for nothing. */
export const draftFigures = (
  { lines }: Pick<DocumentDraft, 'lines'>,
  offers: Offers,
  parameters: SilageParameters,
): DocumentFigures =>
  documentFigures(
    lines.flatMap((line) => {
      const offer = offers.get(line.productId);
      return offer ? [productLine(line, offer, parameters)] : [];
    }),
  );
