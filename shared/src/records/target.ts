import type { Fields } from './field';

/** A target of a consultant or zone, for a product or, without one, for all products; MXN with tax. */
export const targetFields = {
  ownerId: { label: 'Responsable', kind: 'reference' },
  productId: { label: 'Producto', kind: 'reference', optional: true },
  bags: { label: 'Bolsas', kind: 'integer', optional: true, min: 0, max: 10_000_000 },
  total: { label: 'Importe con IVA', kind: 'money', optional: true },
} as const satisfies Fields;
