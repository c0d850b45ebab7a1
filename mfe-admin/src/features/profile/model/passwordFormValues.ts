import type { FieldError } from '@surco/shared/contract';
import { limits } from '@surco/shared/domain';

import { texts } from '../texts';

export interface PasswordFormValues {
  /** Not `currentPassword`: a dialog above the page has a field of that name, and both would get the same id. */
  previousPassword: string;
  password: string;
}

export const EMPTY_PASSWORD_FORM: PasswordFormValues = { previousPassword: '', password: '' };

function validateNewPassword(password: string): FieldError[] {
  if (!password) return [{ path: 'password', message: texts.missingNew }];
  return [...password].length < limits.password.minLength ? [{ path: 'password', message: texts.tooShort }] : [];
}

/** Validates what the client can check; the server also rejects common passwords. */
export const validatePasswordChange = ({ previousPassword, password }: PasswordFormValues): readonly FieldError[] => [
  ...(previousPassword ? [] : [{ path: 'previousPassword', message: texts.missingCurrent }]),
  ...validateNewPassword(password),
];
