import type { SilageProduct, SilageProductionType, SilageRequest } from './input';

/** The input of one of the four worked examples; the expected results are in `workedExamples.test.ts`. */
export interface WorkedExample {
  readonly name: string;
  readonly product: SilageProduct;
  readonly production: SilageProductionType | null;
  readonly request: SilageRequest;
}

const createMaize = (
  code: string,
  seedsPerBag: number,
  densityPlantsHa: number,
  rest: Pick<SilageProduct, 'yieldMV' | 'dryMatter' | 'basePrice' | 'maxDiscount'>,
): SilageProduct => ({
  code,
  packaging: 'SEMILLAS',
  seedsPerBag,
  densityPlantsHa,
  kgPerBag: null,
  kgPerHa: null,
  ...rest,
});

/** Reference simulations: before a parameter change is saved, its effect on them is shown to the user. */
export const workedExamples: readonly WorkedExample[] = [
  {
    name: 'E1 Leche',
    product: createMaize('DKX-620', 60_000, 80_000, {
      yieldMV: 60,
      dryMatter: 0.33,
      basePrice: '3950.00',
      maxDiscount: 0.1,
    }),
    production: { defaultIntakeKg: 25, defaultDays: 365, milkKgPerTonneDM: 1_500 },
    request: { mode: 'AUTOCONSUMO', condition: 'RIEGO', silo: { type: 'BUNKER', width: 8, height: 2.5 }, animals: 100 },
  },
  {
    name: 'E2 Engorda',
    product: createMaize('DKX-540', 60_000, 75_000, {
      yieldMV: 52,
      dryMatter: 0.35,
      basePrice: '3650.00',
      maxDiscount: 0.1,
    }),
    production: { defaultIntakeKg: 10, defaultDays: 120, milkKgPerTonneDM: null },
    request: {
      mode: 'AUTOCONSUMO',
      condition: 'TEMPORAL',
      silo: { type: 'PASTEL', width: 10, height: 2 },
      animals: 500,
      reserve: 0.05,
      discount: 0.08,
    },
  },
  {
    name: 'E3 Doble propósito',
    product: createMaize('DKX-T30', 60_000, 62_500, {
      yieldMV: 40,
      dryMatter: 0.32,
      basePrice: '3200.00',
      maxDiscount: 0.12,
    }),
    production: { defaultIntakeKg: 20, defaultDays: 150, milkKgPerTonneDM: 500 },
    request: { mode: 'AUTOCONSUMO', condition: 'TEMPORAL', silo: { type: 'PASTEL', width: 4, height: 1.5 } },
  },
  {
    name: 'E4 Venta',
    product: createMaize('DKX-680', 80_000, 85_000, {
      yieldMV: 65,
      dryMatter: 0.34,
      basePrice: '5150.00',
      maxDiscount: 0.1,
    }),
    production: null,
    request: {
      mode: 'VENTA',
      condition: 'RIEGO',
      silo: { type: 'BUNKER', width: 20, height: 4 },
      hectares: 150,
      loss: 0.12,
      discount: 0.1,
      rentPerHa: 12_000,
      salePrice: 1_300,
    },
  },
];
