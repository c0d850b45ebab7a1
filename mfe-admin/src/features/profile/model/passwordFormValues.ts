import { collectFieldErrors, type FieldError } from '@surco/shared/contract';
import { missingCurrentPasswordMessage, validateNewPassword } from '@surco/shared/domain';

export interface PasswordFormValues {
  currentPassword: string;
  password: string;
}

export const EMPTY_PASSWORD_FORM: PasswordFormValues = { currentPassword: '', password: '' };

/** Validates what the client can check; the server also rejects common passwords. */
export const validatePasswordChange = ({ currentPassword, password }: PasswordFormValues): readonly FieldError[] =>
  collectFieldErrors([
    ['currentPassword', !currentPassword && missingCurrentPasswordMessage],
    ['password', validateNewPassword(password)],
  ]);
