import {
  isCalendarDate,
  isOpenForSales,
  limits,
  type Problem,
  type Product,
  type SeasonWindow,
  stockProblems,
  validateLines,
} from '@surco/shared/domain';
import { texts } from '../texts';
import { fractionOf, type LineDraft, type SaleDraft } from './draft';

/** What a sale is checked against: the answers seen last. */
export interface SaleContext {
  readonly products: readonly Product[];
  readonly seasons: readonly (SeasonWindow & { readonly id: string })[];
  /** Bags available by product in the season chosen; undefined where it is unknown. */
  readonly available: (productId: string) => number | undefined;
  readonly today: string;
  /** The consultant belongs to no distributor, so one is to be chosen. */
  readonly choosesDistributor: boolean;
}

/** The season chosen, or the only one there is to choose. */
export const chosenSeason = (draft: Pick<SaleDraft, 'seasonId'>, seasons: readonly { readonly id: string }[]): string =>
  draft.seasonId || (seasons.length === 1 ? (seasons[0]?.id ?? '') : '');

/** Turns a line's number (`lines.0.quantity`, as the API counts) into its product, which stays when other lines go. */
export const byProduct = (problems: readonly Problem[], lines: readonly { readonly productId: string }[]): Problem[] =>
  problems.map(({ path, message }) => ({
    message,
    path: path.replace(/^lines\.(\d+)/, (whole, index: string) => {
      const line = lines[Number(index)];
      return line ? `lines.${line.productId}` : whole;
    }),
  }));

/** What is no number at all; the domain's rules see the rest. */
const typingProblems = ({ discount, hectares, lot }: LineDraft, index: number): Problem[] =>
  [
    { path: `lines.${index}.discount`, wrong: Number.isNaN(discount), message: texts.discountFormat },
    { path: `lines.${index}.hectares`, wrong: Number.isNaN(hectares), message: texts.hectaresFormat },
    {
      path: `lines.${index}.lot`,
      wrong: lot.trim().length > limits.lot.maxLength,
      message: texts.lotTooLong(limits.lot.maxLength),
    },
  ].flatMap(({ wrong, ...problem }) => (wrong ? [problem] : []));

const headProblems = (draft: SaleDraft, { seasons, today, choosesDistributor }: SaleContext): Problem[] => {
  const season = seasons.find(({ id }) => id === chosenSeason(draft, seasons));
  return [
    { path: 'customerId', wrong: draft.customerId === '', message: texts.customerMissing },
    { path: 'seasonId', wrong: !season, message: texts.seasonMissing },
    { path: 'seasonId', wrong: season !== undefined && !isOpenForSales(season, today), message: texts.seasonClosed },
    {
      path: 'distributorId',
      wrong: choosesDistributor && draft.distributorId === '',
      message: texts.distributorMissing,
    },
    { path: 'date', wrong: !isCalendarDate(draft.date), message: texts.dateMissing },
    { path: 'date', wrong: draft.date > today, message: texts.dateFuture },
    {
      path: 'notes',
      wrong: draft.notes.trim().length > limits.notes.maxLength,
      message: texts.notesTooLong(limits.notes.maxLength),
    },
  ].flatMap(({ wrong, ...problem }) => (wrong ? [problem] : []));
};

/** One sentence per field: the first is the one to mend first. */
function firstOfEach(problems: readonly Problem[]): Problem[] {
  const seen = new Set<string>();
  return problems.filter(({ path }) => !seen.has(path) && seen.add(path));
}

type LinesContext = Pick<SaleContext, 'products' | 'available'>;

/** What is wrong with lines, each named by its product. */
export function linesProblems(lines: readonly LineDraft[], { products, available }: LinesContext): Problem[] {
  const entries = lines.map((line) => ({ ...line, discount: fractionOf(line.discount) }));
  const found = [
    ...lines.flatMap(typingProblems),
    ...validateLines(entries, products),
    ...stockProblems(entries, products, available),
  ];
  return firstOfEach(byProduct(found, lines));
}

/** Everything wrong with a draft, by the same rules as the API. */
export const draftProblems = (draft: SaleDraft, context: SaleContext): Problem[] => [
  ...firstOfEach(headProblems(draft, context)),
  ...linesProblems(draft.lines, context),
];
