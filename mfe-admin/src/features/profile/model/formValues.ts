import type { User } from '@surco/shared/contract';
import { formatPhone } from '@surco/shared/domain';
import { isRecord } from '@surco/shared/platform';

/** The fields of their own profile that users may change. */
export interface ProfileFormValues {
  firstName: string;
  lastName: string;
  phone: string;
}

export type ProfileField = keyof ProfileFormValues;

/** The part of the stored user that the form edits. */
export type Profile = Pick<User, ProfileField | 'version'>;

export const toFormValues = ({ firstName, lastName, phone }: Profile): ProfileFormValues => ({
  firstName,
  lastName,
  phone: formatPhone(phone),
});

/** Checks the `data` of a 409 answer, which holds the stored record. */
export const isProfile = (value: unknown): value is Profile =>
  isRecord(value) &&
  typeof value.firstName === 'string' &&
  typeof value.lastName === 'string' &&
  (value.phone === null || typeof value.phone === 'string') &&
  typeof value.version === 'number';

export const toRequestBody = ({ firstName, lastName, phone }: ProfileFormValues, version: number) => ({
  firstName: firstName.trim(),
  lastName: lastName.trim(),
  phone: phone.trim() ? phone : null,
  version,
});
