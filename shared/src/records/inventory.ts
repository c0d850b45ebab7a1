import type { Fields } from './field';

const maxBags = 1_000_000;

/** Bags of one product in one season at one distributor. */
export const inventoryFields = {
  seasonId: { label: 'Temporada', kind: 'reference', missing: 'Elija una temporada.' },
  productId: { label: 'Producto', kind: 'reference' },
  distributorId: { label: 'Distribuidor', kind: 'reference' },
  initial: { label: 'Bolsas iniciales', heading: 'Inicial', kind: 'integer', min: 0, max: maxBags },
} as const satisfies Fields;

/** A correction of an inventory: the bags that it adds, negative when it takes them away. */
export const adjustmentFields = {
  adjustment: { label: 'Bolsas', kind: 'integer', min: -maxBags, max: maxBags },
  reason: { label: 'Motivo', kind: 'text', maxLength: 300, personal: 'none' },
} as const satisfies Fields;
