import { ApiError, call } from '@surco/shared/platform';
import type { PasswordFormValues } from '../model/passwordFormValues';

/** Moves an error of the API's `currentPassword` to the field of the form. */
function toFormError(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  const details = error.details.map((detail) =>
    detail.path === 'currentPassword' ? { ...detail, path: 'previousPassword' } : detail,
  );
  return new ApiError(error.message, error.status, error.code, details);
}

/**
 * Changes the password of the signed-in user; the sessions on other devices end.
 * @throws ApiError with field errors, for example when the current password is wrong
 */
export async function changePassword({ previousPassword, password }: PasswordFormValues): Promise<void> {
  try {
    await call('POST /users/me/password', { body: { currentPassword: previousPassword, password } });
  } catch (error) {
    throw toFormError(error);
  }
}
