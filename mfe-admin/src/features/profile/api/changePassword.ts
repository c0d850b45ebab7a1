import { call } from '@surco/shared/platform';
import type { PasswordFormValues } from '../model/passwordFormValues';

/**
 * Changes the password of the signed-in user; the sessions on other devices end.
 * @throws ApiError with field errors, for example when the current password is wrong
 */
export async function changePassword({ currentPassword, password }: PasswordFormValues): Promise<void> {
  await call('POST /users/me/password', { body: { currentPassword, password } });
}
