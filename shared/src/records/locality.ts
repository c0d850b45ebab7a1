import type { Fields } from './field';

/** A locality, in one of the states of its zone. */
export const localityFields = {
  name: { label: 'Nombre', kind: 'text', maxLength: 80, personal: 'none' },
  municipality: { label: 'Municipio', kind: 'text', maxLength: 80, personal: 'none' },
  zoneId: { label: 'Zona', kind: 'reference', missing: 'Elija una zona.' },
  stateId: { label: 'Estado', kind: 'reference', id: 'code' },
} as const satisfies Fields;
