import type { FieldError } from '@surco/shared/contract';
import { limits } from '@surco/shared/domain';

import { texts } from '../texts';

export interface PasswordFormValues {
  currentPassword: string;
  password: string;
}

export const EMPTY_PASSWORD_FORM: PasswordFormValues = { currentPassword: '', password: '' };

function validateNewPassword(password: string): FieldError[] {
  if (!password) return [{ path: 'password', message: texts.missingNew }];
  return [...password].length < limits.password.minLength ? [{ path: 'password', message: texts.tooShort }] : [];
}

/** Validates what the client can check; the server also rejects common passwords. */
export const validatePasswordChange = ({ currentPassword, password }: PasswordFormValues): readonly FieldError[] => [
  ...(currentPassword ? [] : [{ path: 'currentPassword', message: texts.missingCurrent }]),
  ...validateNewPassword(password),
];
