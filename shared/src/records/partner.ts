import { textLength } from '../domain/limits';
import { partnerTypeLabels } from '../domain/partners/partnerTypes';
import { statusLabels } from '../domain/statuses';
import type { Fields } from './field';

/** E-10: a distributor of seed, or a vendor or producer of silage; only these two have tonnes and a price per tonne. */
export const partnerFields = {
  type: { label: 'Tipo', kind: 'choice', choices: partnerTypeLabels },
  status: {
    label: 'Estatus',
    kind: 'choice',
    choices: { ACTIVO: statusLabels.ACTIVO, INACTIVO: statusLabels.INACTIVO },
  },
  name: { label: 'Nombre o razón social', kind: 'text', maxLength: 120, personal: 'none' },
  rfc: { label: 'RFC', kind: 'text', optional: true, maxLength: textLength.rfc, personal: 'none' },
  contact: { label: 'Contacto', kind: 'text', optional: true, maxLength: 120, personal: 'none' },
  phone: { label: 'Teléfono', kind: 'phone', optional: true, maxLength: textLength.phone, personal: 'none' },
  address: { label: 'Domicilio', kind: 'text', optional: true, maxLength: 200, personal: 'none' },
  localityId: { label: 'Localidad', kind: 'reference', optional: true },
  zoneIds: { label: 'Zonas', kind: 'references' },
  tonnesAvailable: {
    label: 'Toneladas disponibles',
    kind: 'decimal',
    optional: true,
    unit: 't',
    min: 0,
    max: 9_999_999,
    decimals: 2,
  },
  pricePerTonne: { label: 'Precio por tonelada', kind: 'money', optional: true },
} as const satisfies Fields;
