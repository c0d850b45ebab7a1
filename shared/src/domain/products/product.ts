import { formatNumber } from '../text/formats';
import type { Money } from '../money/money';

export const crops = ['MAIZ', 'SORGO'] as const;
export type Crop = (typeof crops)[number];

export const productUses = ['SILO', 'GRANO', 'DOBLE'] as const;
export type ProductUse = (typeof productUses)[number];

/** How seed is sold: in bags of a number of seeds, or of a weight in kilograms. */
export const packagings = ['SEMILLAS', 'KG'] as const;
export type Packaging = (typeof packagings)[number];

/**
 * The data of a product that the rules use, per bag of seed. `dryMatter`, `maxDiscount` and `taxRate` are fractions
 * (0–1), `yieldMV` is in tonnes of green matter per hectare, `basePrice` in MXN per bag. The contract's `Product` adds
 * the metadata of the record.
 */
export interface ProductData {
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

/** The data from which the area sown per bag is calculated. */
export type SowingData = Pick<ProductData, 'packaging' | 'seedsPerBag' | 'kgPerBag' | 'kgPerHa' | 'densityPlantsHa'>;

/** The data of a product that document lines need: price, discount, tax, yield and sowing data. */
export type SellableProduct = SowingData &
  Pick<ProductData, 'id' | 'code' | 'basePrice' | 'maxDiscount' | 'taxRate' | 'yieldMV'>;

/** Price, tax and yield that a line stores when it is created, and its discount, which an edit may change. */
interface LineSnapshot {
  readonly basePrice: Money;
  readonly taxRate: number;
  readonly productYield: number;
  readonly discount: number;
}

/**
 * Applies the stored values of an existing line to its product: the line's price, tax and yield, and a maximum discount
 * that still allows the line's discount.
 */
export const applyLineSnapshot = <P extends SellableProduct>(product: P, line: LineSnapshot): P => ({
  ...product,
  basePrice: line.basePrice,
  taxRate: line.taxRate,
  yieldMV: line.productYield,
  maxDiscount: Math.max(product.maxDiscount, line.discount),
});

export const cropLabels: Record<Crop, string> = { MAIZ: 'Maíz', SORGO: 'Sorgo' };
export const productUseLabels: Record<ProductUse, string> = { SILO: 'Silo', GRANO: 'Grano', DOBLE: 'Doble propósito' };

export const packagingLabels: Record<Packaging, string> = { SEMILLAS: 'Por semillas', KG: 'Por kilogramos' };

/** The data without that of the other packaging, so that the sowing density is unambiguous. */
export const keepSowingData = <T extends { packaging: Packaging }>(product: T) => ({
  ...product,
  ...(product.packaging === 'SEMILLAS'
    ? { kgPerBag: null, kgPerHa: null }
    : { seedsPerBag: null, densityPlantsHa: null }),
});

/** "code · name", or the name alone if it contains the code; marked when the product is disabled. */
export function formatProductName({
  code,
  name,
  enabled = true,
}: Pick<ProductData, 'code' | 'name'> & { enabled?: boolean }): string {
  const nameWithCode = name.includes(code) ? name : `${code} · ${name}`;
  return enabled ? nameWithCode : `${nameWithCode} (deshabilitado)`;
}

/** The name without the code, for displays that show the code separately. */
export const removeCodeFromName = ({ code, name }: Pick<ProductData, 'code' | 'name'>): string =>
  name.replace(code, '').trim();

/** The contents of a bag as text: "60,000 semillas" or "20 kg". */
export function formatBagContents(product: Pick<ProductData, 'packaging' | 'seedsPerBag' | 'kgPerBag'>): string {
  return product.packaging === 'KG'
    ? `${product.kgPerBag ?? 0} kg`
    : `${formatNumber(product.seedsPerBag ?? 0)} semillas`;
}
