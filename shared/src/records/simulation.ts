import type { Fields } from './field';

/** What the owner of a saved simulation may change. Its silage input has ranges in domain/silage. */
export const simulationFields = {
  name: { label: 'Nombre del escenario', kind: 'text', optional: true, maxLength: 80, personal: 'text' },
  clientId: { label: 'Cliente', kind: 'reference', optional: true, column: 'customer_id' },
} as const satisfies Fields;
