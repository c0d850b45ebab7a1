import { limits } from '../domain/limits';
import type { Fields } from './field';

/** The head of a sale or DKbono. */
export const documentHeadFields = {
  customerId: { label: 'Cliente', kind: 'reference', missing: 'Elija un cliente.' },
  seasonId: { label: 'Temporada', kind: 'reference', missing: 'Elija una temporada.' },
  distributorId: { label: 'Distribuidor', kind: 'reference', missing: 'Elija el distribuidor.' },
  date: { label: 'Fecha', kind: 'date' },
  notes: { label: 'Notas', kind: 'text', optional: true, maxLength: limits.notes.maxLength, personal: 'text' },
} as const satisfies Fields;

/** What is recorded when a sale is handed over. */
export const deliveryFields = {
  deliveredTo: { label: 'Recibió', kind: 'text', optional: true, maxLength: 120, personal: 'text' },
} as const satisfies Fields;

/** A line of a sale or DKbono. `validateLines` of the domain has its rules, which depend on the product. */
export const documentLineFields = {
  productId: { label: 'Producto', kind: 'reference' },
  quantity: { label: 'Bolsas', kind: 'integer', ...limits.quantity },
  discount: { label: 'Descuento', kind: 'percentage', min: 0, max: 1, decimals: 2 },
  hectares: { label: 'Hectáreas', kind: 'decimal', unit: 'ha', ...limits.lineHectares, decimals: 2 },
  lot: { label: 'Lote', kind: 'text', optional: true, maxLength: 40, personal: 'text' },
} as const satisfies Fields;
