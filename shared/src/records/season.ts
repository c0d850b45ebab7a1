import type { Fields } from './field';

/** A season (E-08). Whether it is open for sales follows from isOpen and startDate (T-02). */
export const seasonFields = {
  name: { label: 'Nombre', kind: 'text', maxLength: 60, personal: 'none' },
  startDate: { label: 'Inicio', kind: 'date' },
  endDate: { label: 'Fin', kind: 'date' },
  isOpen: { label: 'Abierta para ventas', heading: 'Ventas abiertas', kind: 'boolean' },
  isVoucherOpen: { label: 'Abierta para DKbonos', heading: 'DKbonos abiertos', kind: 'boolean' },
} as const satisfies Fields;
