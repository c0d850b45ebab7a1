import type { Fields } from './field';

/** A zone spans states. */
export const zoneFields = {
  name: { label: 'Nombre', kind: 'text', maxLength: 60, personal: 'none' },
  stateIds: { label: 'Estados', kind: 'references', id: 'code' },
} as const satisfies Fields;
