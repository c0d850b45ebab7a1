import type { FieldError, User } from '@surco/shared/contract';
import { isRecord } from '@surco/shared/platform';
import type { FormValues } from '@surco/shared/records/field';
import { findInputErrors, toBody, toFormValues as toFieldValues, toInput } from '@surco/shared/records/forms';
import { ownProfileFields } from '@surco/shared/records/user';
import { ownProfileInput } from '@surco/shared/records/userInput';

export type ProfileFormValues = FormValues<typeof ownProfileFields>;
export type ProfileField = keyof ProfileFormValues;

/** The part of the stored user that the form edits. */
export type Profile = Pick<User, ProfileField | 'version'>;

export const toFormValues = (profile: Profile): ProfileFormValues => toFieldValues(ownProfileFields, profile);

/** Checks the `data` of a 409 answer, which holds the stored record. */
export const isProfile = (value: unknown): value is Profile =>
  isRecord(value) &&
  typeof value.firstName === 'string' &&
  typeof value.lastName === 'string' &&
  (value.phone === null || typeof value.phone === 'string') &&
  typeof value.version === 'number';

export const validateProfile = (values: ProfileFormValues): FieldError[] =>
  findInputErrors(ownProfileInput, toInput(ownProfileFields, values));

export const toRequestBody = (values: ProfileFormValues, version: number) => ({
  ...toBody(ownProfileInput, toInput(ownProfileFields, values)),
  version,
});
