import { textLength } from '../domain/limits';
import { roleLabels } from '../domain/users/roles';
import type { Fields } from './field';

const { personName, email, phone } = textLength;

/** What users change in their own profile. Their e-mail and password have calls of their own. */
export const ownProfileFields = {
  firstName: { label: 'Nombre', kind: 'text', maxLength: personName, personal: 'firstName' },
  lastName: { label: 'Apellidos', kind: 'text', maxLength: personName, personal: 'lastName' },
  phone: { label: 'Teléfono', kind: 'phone', optional: true, maxLength: phone, personal: 'phone' },
} as const satisfies Fields;

/** Who an account is of. */
export const personFields = {
  firstName: ownProfileFields.firstName,
  lastName: ownProfileFields.lastName,
  email: { label: 'Correo electrónico', kind: 'email', optional: true, maxLength: email, personal: 'email' },
  phone: ownProfileFields.phone,
} as const satisfies Fields;

/** An account: who it is of, and its role. Its zones are a list of their own. */
export const userFields = {
  ...personFields,
  role: { label: 'Rol', kind: 'choice', choices: roleLabels },
  distributorId: { label: 'Distribuidor', kind: 'reference', optional: true },
} as const satisfies Fields;
