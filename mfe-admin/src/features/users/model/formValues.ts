import type { FieldError, UserDetail } from '@surco/shared/contract';
import { getRoleRequirements, type Role } from '@surco/shared/domain';
import type { FormValues } from '@surco/shared/records/field';
import {
  findInputErrors,
  getEmptyValues,
  toBody,
  toFormValues as toFieldValues,
  toInput,
} from '@surco/shared/records/forms';
import { personFields } from '@surco/shared/records/user';
import { userInput } from '@surco/shared/records/userInput';
import type { NamedRecord } from '../../../common/model/namedRecord';

/** The values of the user form. */
export interface UserFormValues extends FormValues<typeof personFields> {
  readonly role: Role | null;
  readonly distributor: NamedRecord | null;
  readonly zones: readonly NamedRecord[];
}

export const EMPTY_USER: UserFormValues = { ...getEmptyValues(personFields), role: null, distributor: null, zones: [] };

export const toFormValues = (user: UserDetail): UserFormValues => ({
  ...toFieldValues(personFields, user),
  role: user.role,
  distributor: user.distributor,
  zones: user.zones,
});

/** Omits the distributor and the zones when the role has none. */
function toUserInput(values: UserFormValues) {
  const { role, distributor, zones } = values;
  const requirements = role && getRoleRequirements(role);
  return {
    ...toInput(personFields, values),
    role: role ?? '',
    distributorId: requirements?.distributor ? (distributor?.id ?? null) : null,
    zoneIds: requirements?.zones ? zones.map(({ id }) => id) : [],
  };
}

export const validateUser = (values: UserFormValues): FieldError[] => findInputErrors(userInput, toUserInput(values));

/** The body of `POST /users`, and with a version that of `PUT /users/{id}`. */
export const toRequestBody = (values: UserFormValues) => toBody(userInput, toUserInput(values));
