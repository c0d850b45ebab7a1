import { personTypeLabels } from '../domain/customers/personTypes';
import { textLength } from '../domain/limits';
import type { Fields } from './field';

/** What everybody enters who registers a customer. A company (MORAL) has a businessName; its names are its contact's. */
export const registrationFields = {
  personType: { label: 'Tipo de persona', kind: 'choice', choices: personTypeLabels, personal: 'detail' },
  businessName: {
    label: 'Razón social',
    kind: 'text',
    optional: true,
    maxLength: 160,
    personal: 'businessName',
  },
  firstName: { label: 'Nombre', kind: 'text', maxLength: textLength.personName, personal: 'firstName' },
  lastName: { label: 'Apellidos', kind: 'text', maxLength: textLength.personName, personal: 'lastName' },
  phone: { label: 'Teléfono', kind: 'phone', maxLength: textLength.phone, personal: 'phone' },
  email: {
    label: 'Correo electrónico',
    kind: 'email',
    optional: true,
    maxLength: textLength.email,
    personal: 'email',
  },
  rfc: { label: 'RFC', kind: 'text', optional: true, maxLength: textLength.rfc, personal: 'rfc' },
  stateId: {
    label: 'Estado',
    kind: 'reference',
    id: 'code',
    personal: { retained: 'the locality decides which staff sees the documents' },
  },
  localityId: { label: 'Localidad', kind: 'reference', missing: 'Elija una localidad.' },
  address: { label: 'Domicilio', kind: 'text', optional: true, maxLength: 200, personal: 'address' },
  postalCode: {
    label: 'Código postal',
    kind: 'text',
    optional: true,
    maxLength: 10,
    personal: 'detail',
  },
  productionTypeId: { label: 'Tipo de producción', kind: 'reference', optional: true },
  hectares: {
    label: 'Superficie de siembra',
    heading: 'Superficie',
    kind: 'decimal',
    optional: true,
    unit: 'ha',
    min: 0,
    max: 100_000,
    decimals: 2,
    personal: 'detail',
  },
  herdSize: {
    label: 'Cabezas de ganado',
    heading: 'Hato',
    kind: 'integer',
    optional: true,
    min: 0,
    max: 100_000,
    personal: 'detail',
  },
} as const satisfies Fields;

export const customerFields = {
  ...registrationFields,
  consultantId: { label: 'Consultor', kind: 'reference', optional: true },
} as const satisfies Fields;
