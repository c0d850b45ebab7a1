import type { Fields } from './field';

/** What animals are kept for, with the values that the simulator starts with. */
export const productionTypeFields = {
  name: { label: 'Nombre', kind: 'text', maxLength: 60, personal: 'none' },
  active: { label: 'Uso', kind: 'boolean', labels: ['En uso', 'Sin uso'] },
  defaultIntakeKg: {
    label: 'Consumo por animal y día',
    kind: 'decimal',
    unit: 'kg',
    min: 1,
    max: 50,
    decimals: 2,
  },
  defaultDays: { label: 'Días de alimentación', kind: 'integer', min: 1, max: 365 },
  /** Kilograms of milk per tonne of dry matter. */
  milkKgPerTonneDM: {
    label: 'Leche por tonelada de MS',
    kind: 'decimal',
    optional: true,
    unit: 'kg',
    min: 0.01,
    max: 10_000,
    decimals: 2,
    column: 'milk_kg_per_tonne_dm',
  },
} as const satisfies Fields;
