import type { FieldError } from '@surco/shared/contract';
import { call, mapFieldErrors } from '@surco/shared/platform';
import type { PasswordFormValues } from '../model/passwordFormValues';

/** Moves an error of the API's `currentPassword` to the field of the form. */
const mapErrorsToForm = (details: readonly FieldError[]): FieldError[] =>
  details.map((detail) => (detail.path === 'currentPassword' ? { ...detail, path: 'previousPassword' } : detail));

/**
 * Changes the password of the signed-in user; the sessions on other devices end.
 * @throws ApiError with field errors, for example when the current password is wrong
 */
export async function changePassword({ previousPassword, password }: PasswordFormValues): Promise<void> {
  try {
    await call('POST /users/me/password', { body: { currentPassword: previousPassword, password } });
  } catch (error) {
    throw mapFieldErrors(error, mapErrorsToForm);
  }
}
