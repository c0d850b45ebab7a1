import { limits } from '@surco/shared/domain/limits';
import type { Problem } from '@surco/shared/domain/problem';
import {
  type Check,
  figureProblem,
  problemsIn,
  rangeProblem,
  textProblem,
  tooLong,
  toPercent,
} from '../../../forms/checks';
import { complaints } from '../texts';
import type { ProductDraft } from './draft';

const { densityPlantsHa, yieldMV, dryMatter, maxDiscount, kgMax } = limits.product;
const dryMatterPercent = { min: toPercent(dryMatter.min), max: toPercent(dryMatter.max), unit: '%' };
const discountPercent = { min: 0, max: toPercent(maxDiscount), unit: '%' };
const kilograms = { min: 0.01, max: kgMax, unit: 'kg' };

const sowingChecks = (draft: ProductDraft): readonly Check[] =>
  draft.packaging === 'SEMILLAS'
    ? [
        ['seedsPerBag', draft.seedsPerBag === null ? complaints.seedsPerBag : undefined],
        [
          'densityPlantsHa',
          figureProblem(draft.densityPlantsHa, complaints.density, {
            ...densityPlantsHa,
            unit: 'plantas',
            decimals: 0,
          }),
        ],
      ]
    : [
        ['kgPerBag', figureProblem(draft.kgPerBag, complaints.kgPerBag, kilograms)],
        ['kgPerHa', figureProblem(draft.kgPerHa, complaints.kgPerHa, kilograms)],
      ];

const priceProblem = (price: number | null): string | undefined =>
  price === null || rangeProblem(price, { min: 0.01, max: Number(limits.money.max) }) ? complaints.price : undefined;

/** What is wrong with a product, in the order of its fields, by the rules of the API (domain.md §2). */
export const productProblems = (draft: ProductDraft): Problem[] =>
  problemsIn([
    ['code', textProblem(draft.code, complaints.code, 20)],
    ['name', textProblem(draft.name, complaints.name, 120)],
    ['environment', tooLong(draft.environment, 80)],
    ...sowingChecks(draft),
    ['yieldMV', figureProblem(draft.yieldMV, complaints.yield, { ...yieldMV, unit: 't/ha' })],
    ['dryMatter', figureProblem(draft.dryMatter, complaints.dryMatter, dryMatterPercent)],
    ['basePrice', priceProblem(draft.basePrice)],
    ['maxDiscount', figureProblem(draft.maxDiscount, complaints.maxDiscount, discountPercent)],
    ['seedCategory', tooLong(draft.seedCategory, 80)],
    ['treatment', tooLong(draft.treatment, 160)],
  ]);
