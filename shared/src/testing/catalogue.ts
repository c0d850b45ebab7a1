/** Demo catalogue of domain.md §5: invented, conventional seed. Read by the tests and by the API's demo data. */
import type { Product, ProductUse } from '../domain/product';
import type { SilageProduction } from '../domain/silage/input';

interface Seed {
  readonly use: ProductUse;
  readonly name: string;
  readonly environment: string;
  readonly yieldMV: number;
  readonly dryMatter: number;
  readonly basePrice: string;
  readonly maxDiscount: number;
  readonly treatment?: string;
}

const id = (index: number) => `0a000000-0000-4000-8000-${String(index).padStart(12, '0')}`;

const common = (index: number, code: string, seed: Seed) => ({
  id: id(index),
  code,
  ...seed,
  taxRate: 0,
  seedCategory: 'Certificada',
  treatment: seed.treatment ?? 'Fungicida e insecticida',
  enabled: true,
});

const maize = (
  index: number,
  code: string,
  seedsPerBag: 60_000 | 80_000,
  densityPlantsHa: number,
  seed: Seed,
): Product => ({
  ...common(index, code, seed),
  crop: 'MAIZ',
  packaging: 'SEMILLAS',
  seedsPerBag,
  densityPlantsHa,
  kgPerBag: null,
  kgPerHa: null,
});

const sorghum = (index: number, code: string, kgPerHa: number, seed: Seed): Product => ({
  ...common(index, code, { treatment: 'Fungicida', ...seed }),
  crop: 'SORGO',
  packaging: 'KG',
  kgPerBag: 20,
  kgPerHa,
  seedsPerBag: null,
  densityPlantsHa: null,
});

export const demoProducts: readonly Product[] = [
  maize(1, 'DKX-620', 60_000, 80_000, {
    use: 'SILO',
    name: 'Maíz DKX-620',
    environment: 'Riego',
    yieldMV: 60,
    dryMatter: 0.33,
    basePrice: '3950.00',
    maxDiscount: 0.1,
  }),
  maize(2, 'DKX-680', 80_000, 85_000, {
    use: 'SILO',
    name: 'Maíz DKX-680',
    environment: 'Riego',
    yieldMV: 65,
    dryMatter: 0.34,
    basePrice: '5150.00',
    maxDiscount: 0.1,
  }),
  maize(3, 'DKX-700', 80_000, 90_000, {
    use: 'SILO',
    name: 'Maíz DKX-700',
    environment: 'Alta densidad',
    yieldMV: 68,
    dryMatter: 0.33,
    basePrice: '5400.00',
    maxDiscount: 0.08,
  }),
  maize(4, 'DKX-540', 60_000, 75_000, {
    use: 'DOBLE',
    name: 'Maíz DKX-540',
    environment: 'Bajío',
    yieldMV: 52,
    dryMatter: 0.35,
    basePrice: '3650.00',
    maxDiscount: 0.1,
  }),
  maize(5, 'DKX-450', 60_000, 80_000, {
    use: 'GRANO',
    name: 'Maíz blanco DKX-450',
    environment: 'General',
    yieldMV: 44,
    dryMatter: 0.34,
    basePrice: '3850.00',
    maxDiscount: 0.08,
  }),
  maize(6, 'DKX-470', 60_000, 85_000, {
    use: 'GRANO',
    name: 'Maíz amarillo DKX-470',
    environment: 'General',
    yieldMV: 46,
    dryMatter: 0.34,
    basePrice: '4050.00',
    maxDiscount: 0.08,
  }),
  maize(7, 'DKX-T20', 60_000, 60_000, {
    use: 'DOBLE',
    name: 'Maíz DKX-T20',
    environment: 'Trópico seco',
    yieldMV: 36,
    dryMatter: 0.33,
    basePrice: '2950.00',
    maxDiscount: 0.15,
  }),
  maize(8, 'DKX-T30', 60_000, 62_500, {
    use: 'SILO',
    name: 'Maíz DKX-T30',
    environment: 'Trópico húmedo',
    yieldMV: 40,
    dryMatter: 0.32,
    basePrice: '3200.00',
    maxDiscount: 0.12,
  }),
  maize(9, 'DKX-T45', 60_000, 65_000, {
    use: 'SILO',
    name: 'Maíz DKX-T45',
    environment: 'Trópico',
    yieldMV: 45,
    dryMatter: 0.32,
    basePrice: '3450.00',
    maxDiscount: 0.12,
  }),
  maize(10, 'DKX-V50', 60_000, 70_000, {
    use: 'DOBLE',
    name: 'Maíz DKX-V50',
    environment: 'Valles altos',
    yieldMV: 46,
    dryMatter: 0.32,
    basePrice: '3300.00',
    maxDiscount: 0.1,
  }),
  maize(11, 'DKX-V70', 60_000, 80_000, {
    use: 'SILO',
    name: 'Maíz DKX-V70',
    environment: 'Valles altos',
    yieldMV: 55,
    dryMatter: 0.31,
    basePrice: '3550.00',
    maxDiscount: 0.1,
  }),
  maize(12, 'DKX-B10', 60_000, 75_000, {
    use: 'SILO',
    name: 'Maíz BMR DKX-B10',
    environment: 'General',
    yieldMV: 48,
    dryMatter: 0.32,
    basePrice: '4650.00',
    maxDiscount: 0.05,
  }),
  sorghum(13, 'DKX-S10', 12, {
    use: 'SILO',
    name: 'Sorgo forrajero DKX-S10',
    environment: 'Temporal',
    yieldMV: 45,
    dryMatter: 0.28,
    basePrice: '2450.00',
    maxDiscount: 0.1,
  }),
  sorghum(14, 'DKX-S25', 10, {
    use: 'DOBLE',
    name: 'Sorgo DKX-S25',
    environment: 'Temporal',
    yieldMV: 42,
    dryMatter: 0.3,
    basePrice: '2600.00',
    maxDiscount: 0.1,
  }),
  sorghum(15, 'DKX-S40', 18, {
    use: 'GRANO',
    name: 'Sorgo DKX-S40',
    environment: 'Temporal',
    yieldMV: 32,
    dryMatter: 0.3,
    basePrice: '2380.00',
    maxDiscount: 0.1,
  }),
];

/** The demo product of a code. */
export function demoProduct(code: string): Product {
  const product = demoProducts.find((candidate) => candidate.code === code);
  if (!product) throw new Error(`No demo product has the code ${code}`);
  return product;
}

export interface DemoProductionType extends SilageProduction {
  readonly id: string;
  readonly name: string;
  readonly active: boolean;
}

const production = (
  index: number,
  name: string,
  intake: number,
  days: number,
  milk: number | null,
): DemoProductionType => ({
  id: `0b000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
  name,
  defaultIntakeKg: intake,
  defaultDays: days,
  milkKgPerTonneDM: milk,
  active: true,
});

/** Production types of domain.md §4. */
export const demoProductionTypes: readonly DemoProductionType[] = [
  production(1, 'Leche', 25, 365, 1_500),
  production(2, 'Doble propósito', 20, 150, 500),
  production(3, 'Engorda', 10, 120, null),
  production(4, 'Cría', 12, 150, null),
];

/** The demo production type of a name. */
export function demoProductionType(name: string): DemoProductionType {
  const type = demoProductionTypes.find((candidate) => candidate.name === name);
  if (!type) throw new Error(`No demo production type is called ${name}`);
  return type;
}

export { systemParameters as demoParameters } from '../domain/parameters';
