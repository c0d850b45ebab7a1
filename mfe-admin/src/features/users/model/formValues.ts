import type { CallInput, UserDetail } from '@surco/shared/contract';
import { formatPhone, getRoleRequirements, type Role, toTextOrNull } from '@surco/shared/domain';
import type { NamedRecord } from '../../../common/model/namedRecord';

/** The values of the user form. */
export interface UserFormValues {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly role: Role | null;
  readonly distributor: NamedRecord | null;
  readonly zones: readonly NamedRecord[];
}

export type UserTextField = 'firstName' | 'lastName' | 'email' | 'phone';

export const EMPTY_USER: UserFormValues = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  role: null,
  distributor: null,
  zones: [],
};

export const toFormValues = ({
  firstName,
  lastName,
  email,
  phone,
  role,
  distributor,
  zones,
}: UserDetail): UserFormValues => ({
  firstName,
  lastName,
  email: email ?? '',
  phone: formatPhone(phone),
  role,
  distributor,
  zones,
});

/** Omits the distributor and the zones when the role has none. */
export function toRequestBody(values: UserFormValues, role: Role): CallInput<'POST /users'>['body'] {
  const requirements = getRoleRequirements(role);
  return {
    firstName: values.firstName.trim(),
    lastName: values.lastName.trim(),
    email: toTextOrNull(values.email),
    phone: toTextOrNull(values.phone),
    role,
    distributorId: requirements.distributor ? (values.distributor?.id ?? null) : null,
    zoneIds: requirements.zones ? values.zones.map(({ id }) => id) : [],
  };
}
