import type { Product } from '@surco/shared/contract';
import { type Crop, fractionToPercent, type Packaging, percentToFraction, type ProductUse } from '@surco/shared/domain';

/** The values of the product form; `dryMatter` and `maxDiscount` in percent. */
export interface ProductFormValues {
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

const EMPTY_PRODUCT: ProductFormValues = {
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

export const toFormValues = (product: Product | null): ProductFormValues =>
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
        dryMatter: fractionToPercent(product.dryMatter),
        basePrice: Number(product.basePrice),
        maxDiscount: fractionToPercent(product.maxDiscount),
        taxRate: product.taxRate,
        seedCategory: product.seedCategory,
        treatment: product.treatment,
        enabled: product.enabled,
      }
    : EMPTY_PRODUCT;

/**
 * Converts valid values to a request body: fractions instead of percent, and only the sowing fields of the packaging.
 * `validateProduct` rejects the null that becomes 0 here.
 */
export function toRequestBody(values: ProductFormValues) {
  const isSoldBySeeds = values.packaging === 'SEMILLAS';
  return {
    ...values,
    code: values.code.trim().toUpperCase(),
    name: values.name.trim(),
    seedsPerBag: isSoldBySeeds ? values.seedsPerBag : null,
    densityPlantsHa: isSoldBySeeds ? values.densityPlantsHa : null,
    kgPerBag: isSoldBySeeds ? null : values.kgPerBag,
    kgPerHa: isSoldBySeeds ? null : values.kgPerHa,
    yieldMV: values.yieldMV ?? 0,
    dryMatter: percentToFraction(values.dryMatter ?? 0),
    basePrice: (values.basePrice ?? 0).toFixed(2),
    maxDiscount: percentToFraction(values.maxDiscount ?? 0),
  };
}
