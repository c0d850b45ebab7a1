import type { ProductData, ProductUse } from '../domain/products/product';

interface ProductValues {
  readonly use: ProductUse;
  readonly name: string;
  readonly environment: string;
  readonly yieldMV: number;
  readonly dryMatter: number;
  readonly basePrice: string;
  readonly maxDiscount: number;
  readonly treatment?: string;
}

const createDemoId = (index: number) => `0a000000-0000-4000-8000-${String(index).padStart(12, '0')}`;

const createProductBase = (index: number, code: string, values: ProductValues) => ({
  id: createDemoId(index),
  code,
  ...values,
  taxRate: 0,
  seedCategory: 'Certificada',
  treatment: values.treatment ?? 'Fungicida e insecticida',
  enabled: true,
});

const createMaize = (
  index: number,
  code: string,
  seedsPerBag: 60_000 | 80_000,
  densityPlantsHa: number,
  values: ProductValues,
): ProductData => ({
  ...createProductBase(index, code, values),
  crop: 'MAIZ',
  packaging: 'SEMILLAS',
  seedsPerBag,
  densityPlantsHa,
  kgPerBag: null,
  kgPerHa: null,
});

const createSorghum = (index: number, code: string, kgPerHa: number, values: ProductValues): ProductData => ({
  ...createProductBase(index, code, { treatment: 'Fungicida', ...values }),
  crop: 'SORGO',
  packaging: 'KG',
  kgPerBag: 20,
  kgPerHa,
  seedsPerBag: null,
  densityPlantsHa: null,
});

/** Demo products: invented, conventional seed. Used by the tests and by the API's demo data. */
export const demoProducts: readonly ProductData[] = [
  createMaize(1, 'DKX-620', 60_000, 80_000, {
    use: 'SILO',
    name: 'Maíz DKX-620',
    environment: 'Riego',
    yieldMV: 60,
    dryMatter: 0.33,
    basePrice: '3950.00',
    maxDiscount: 0.1,
  }),
  createMaize(2, 'DKX-680', 80_000, 85_000, {
    use: 'SILO',
    name: 'Maíz DKX-680',
    environment: 'Riego',
    yieldMV: 65,
    dryMatter: 0.34,
    basePrice: '5150.00',
    maxDiscount: 0.1,
  }),
  createMaize(3, 'DKX-700', 80_000, 90_000, {
    use: 'SILO',
    name: 'Maíz DKX-700',
    environment: 'Alta densidad',
    yieldMV: 68,
    dryMatter: 0.33,
    basePrice: '5400.00',
    maxDiscount: 0.08,
  }),
  createMaize(4, 'DKX-540', 60_000, 75_000, {
    use: 'DOBLE',
    name: 'Maíz DKX-540',
    environment: 'Bajío',
    yieldMV: 52,
    dryMatter: 0.35,
    basePrice: '3650.00',
    maxDiscount: 0.1,
  }),
  createMaize(5, 'DKX-450', 60_000, 80_000, {
    use: 'GRANO',
    name: 'Maíz blanco DKX-450',
    environment: 'General',
    yieldMV: 44,
    dryMatter: 0.34,
    basePrice: '3850.00',
    maxDiscount: 0.08,
  }),
  createMaize(6, 'DKX-470', 60_000, 85_000, {
    use: 'GRANO',
    name: 'Maíz amarillo DKX-470',
    environment: 'General',
    yieldMV: 46,
    dryMatter: 0.34,
    basePrice: '4050.00',
    maxDiscount: 0.08,
  }),
  createMaize(7, 'DKX-T20', 60_000, 60_000, {
    use: 'DOBLE',
    name: 'Maíz DKX-T20',
    environment: 'Trópico seco',
    yieldMV: 36,
    dryMatter: 0.33,
    basePrice: '2950.00',
    maxDiscount: 0.15,
  }),
  createMaize(8, 'DKX-T30', 60_000, 62_500, {
    use: 'SILO',
    name: 'Maíz DKX-T30',
    environment: 'Trópico húmedo',
    yieldMV: 40,
    dryMatter: 0.32,
    basePrice: '3200.00',
    maxDiscount: 0.12,
  }),
  createMaize(9, 'DKX-T45', 60_000, 65_000, {
    use: 'SILO',
    name: 'Maíz DKX-T45',
    environment: 'Trópico',
    yieldMV: 45,
    dryMatter: 0.32,
    basePrice: '3450.00',
    maxDiscount: 0.12,
  }),
  createMaize(10, 'DKX-V50', 60_000, 70_000, {
    use: 'DOBLE',
    name: 'Maíz DKX-V50',
    environment: 'Valles altos',
    yieldMV: 46,
    dryMatter: 0.32,
    basePrice: '3300.00',
    maxDiscount: 0.1,
  }),
  createMaize(11, 'DKX-V70', 60_000, 80_000, {
    use: 'SILO',
    name: 'Maíz DKX-V70',
    environment: 'Valles altos',
    yieldMV: 55,
    dryMatter: 0.31,
    basePrice: '3550.00',
    maxDiscount: 0.1,
  }),
  createMaize(12, 'DKX-B10', 60_000, 75_000, {
    use: 'SILO',
    name: 'Maíz BMR DKX-B10',
    environment: 'General',
    yieldMV: 48,
    dryMatter: 0.32,
    basePrice: '4650.00',
    maxDiscount: 0.05,
  }),
  createSorghum(13, 'DKX-S10', 12, {
    use: 'SILO',
    name: 'Sorgo forrajero DKX-S10',
    environment: 'Temporal',
    yieldMV: 45,
    dryMatter: 0.28,
    basePrice: '2450.00',
    maxDiscount: 0.1,
  }),
  createSorghum(14, 'DKX-S25', 10, {
    use: 'DOBLE',
    name: 'Sorgo DKX-S25',
    environment: 'Temporal',
    yieldMV: 42,
    dryMatter: 0.3,
    basePrice: '2600.00',
    maxDiscount: 0.1,
  }),
  createSorghum(15, 'DKX-S40', 18, {
    use: 'GRANO',
    name: 'Sorgo DKX-S40',
    environment: 'Temporal',
    yieldMV: 32,
    dryMatter: 0.3,
    basePrice: '2380.00',
    maxDiscount: 0.1,
  }),
];

/** The demo product of this code. @throws Error when there is none */
export function getDemoProduct(code: string): ProductData {
  const product = demoProducts.find((candidate) => candidate.code === code);
  if (!product) throw new Error(`No demo product has the code ${code}`);
  return product;
}
