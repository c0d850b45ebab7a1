import { formatNumber } from './formats';
import type { Money } from './money';

export const crops = ['MAIZ', 'SORGO'] as const;
export type Crop = (typeof crops)[number];

export const productUses = ['SILO', 'GRANO', 'DOBLE'] as const;
export type ProductUse = (typeof productUses)[number];

/** How seed is sold: a bag of so many seeds, or of so many kilos. */
export const packagings = ['SEMILLAS', 'KG'] as const;
export type Packaging = (typeof packagings)[number];

/** Seed as it is sold, per bag. Fractions are 0–1; yields are tonnes of green matter per hectare. */
export interface Product {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly crop: Crop;
  readonly use: ProductUse;
  readonly environment: string;
  /** SEMILLAS: sown by seedsPerBag and densityPlantsHa. KG: sown by kgPerBag and kgPerHa. The other pair is null. */
  readonly packaging: Packaging;
  readonly seedsPerBag: number | null;
  readonly kgPerBag: number | null;
  readonly kgPerHa: number | null;
  readonly densityPlantsHa: number | null;
  readonly yieldMV: number;
  readonly dryMatter: number;
  readonly basePrice: Money;
  readonly maxDiscount: number;
  readonly taxRate: number;
  readonly seedCategory: string;
  readonly treatment: string;
  readonly enabled: boolean;
}

/** The part of a product that says how much ground a bag covers. */
export type Sowing = Pick<Product, 'packaging' | 'seedsPerBag' | 'kgPerBag' | 'kgPerHa' | 'densityPlantsHa'>;

/** What the lines of a document ask of a product: at which price and discount it may be sold, and what it sows. */
export type OfferedProduct = Sowing &
  Pick<Product, 'id' | 'code' | 'basePrice' | 'maxDiscount' | 'taxRate' | 'yieldMV'>;

/** What a line keeps of the day it was written. */
interface SoldLine {
  readonly basePrice: Money;
  readonly taxRate: number;
  readonly productYield: number;
  readonly discount: number;
}

/**
 * A product as a line that was written already has it (domain.md §2, "snapshot"): at that line's price, tax and yield,
 * and at the discount it was given even where less is allowed by now.
 */
export const asSold = <P extends OfferedProduct>(product: P, line: SoldLine): P => ({
  ...product,
  basePrice: line.basePrice,
  taxRate: line.taxRate,
  yieldMV: line.productYield,
  maxDiscount: Math.max(product.maxDiscount, line.discount),
});

export const cropLabels: Record<Crop, string> = { MAIZ: 'Maíz', SORGO: 'Sorgo' };
export const useLabels: Record<ProductUse, string> = { SILO: 'Silo', GRANO: 'Grano', DOBLE: 'Doble propósito' };

/** A product by code and name (a name that bears the code already is enough), and whether it is sold no more. */
export function productName({
  code,
  name,
  enabled = true,
}: Pick<Product, 'code' | 'name'> & { enabled?: boolean }): string {
  const words = name.includes(code) ? name : `${code} · ${name}`;
  return enabled ? words : `${words} (deshabilitado)`;
}

/** The name where the code has a place of its own: without it, if it bears it. */
export const nameBesideCode = ({ code, name }: Pick<Product, 'code' | 'name'>): string => name.replace(code, '').trim();

/** What a bag holds, for people: "60,000 semillas" or "20 kg". */
export function bagLabel(product: Pick<Product, 'packaging' | 'seedsPerBag' | 'kgPerBag'>): string {
  return product.packaging === 'KG'
    ? `${product.kgPerBag ?? 0} kg`
    : `${formatNumber(product.seedsPerBag ?? 0)} semillas`;
}
