import type { Product } from '@surco/shared/contract';
import type { Crop, Packaging, ProductUse } from '@surco/shared/domain/product';
import { toFraction, toPercent } from '../../../forms/checks';

/** What stands in the form, as it is typed: shares in percent. */
export interface ProductDraft {
  readonly code: string;
  readonly name: string;
  readonly crop: Crop;
  readonly use: ProductUse;
  readonly environment: string;
  readonly packaging: Packaging;
  readonly seedsPerBag: number | null;
  readonly densityPlantsHa: number | null;
  readonly kgPerBag: number | null;
  readonly kgPerHa: number | null;
  readonly yieldMV: number | null;
  readonly dryMatter: number | null;
  readonly basePrice: number | null;
  readonly maxDiscount: number | null;
  readonly taxRate: number;
  readonly seedCategory: string;
  readonly treatment: string;
  readonly enabled: boolean;
}

const NEW: ProductDraft = {
  code: '',
  name: '',
  crop: 'MAIZ',
  use: 'SILO',
  environment: '',
  packaging: 'SEMILLAS',
  seedsPerBag: 60_000,
  densityPlantsHa: null,
  kgPerBag: null,
  kgPerHa: null,
  yieldMV: null,
  dryMatter: null,
  basePrice: null,
  maxDiscount: 0,
  taxRate: 0,
  seedCategory: '',
  treatment: '',
  enabled: true,
};

/** What a form begins with; of a record, only what a form holds. */
export const draftOf = (product: Product | null): ProductDraft =>
  product
    ? {
        code: product.code,
        name: product.name,
        crop: product.crop,
        use: product.use,
        environment: product.environment,
        packaging: product.packaging,
        seedsPerBag: product.seedsPerBag,
        densityPlantsHa: product.densityPlantsHa,
        kgPerBag: product.kgPerBag,
        kgPerHa: product.kgPerHa,
        yieldMV: product.yieldMV,
        dryMatter: toPercent(product.dryMatter),
        basePrice: Number(product.basePrice),
        maxDiscount: toPercent(product.maxDiscount),
        taxRate: product.taxRate,
        seedCategory: product.seedCategory,
        treatment: product.treatment,
        enabled: product.enabled,
      }
    : NEW;

/** What the calls take; how the other packaging is sown is left out. */
export function bodyOf(draft: ProductDraft) {
  const bySeeds = draft.packaging === 'SEMILLAS';
  return {
    ...draft,
    code: draft.code.trim().toUpperCase(),
    name: draft.name.trim(),
    seedsPerBag: bySeeds ? draft.seedsPerBag : null,
    densityPlantsHa: bySeeds ? draft.densityPlantsHa : null,
    kgPerBag: bySeeds ? null : draft.kgPerBag,
    kgPerHa: bySeeds ? null : draft.kgPerHa,
    yieldMV: draft.yieldMV ?? 0,
    dryMatter: toFraction(draft.dryMatter ?? 0),
    basePrice: (draft.basePrice ?? 0).toFixed(2),
    maxDiscount: toFraction(draft.maxDiscount ?? 0),
  };
}
