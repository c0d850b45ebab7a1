import { limits } from '@surco/shared/domain/limits';
import type { FieldProblem } from '@surco/shared/ui/form-errors';
import { texts } from '../texts';

export interface PasswordDraft {
  currentPassword: string;
  password: string;
}

export const NO_PASSWORD: PasswordDraft = { currentPassword: '', password: '' };

function newProblem(password: string): FieldProblem[] {
  if (!password) return [{ path: 'password', message: texts.missingNew }];
  return [...password].length < limits.password.minLength ? [{ path: 'password', message: texts.short }] : [];
}

/** What is wrong before anything is sent; which passwords are common, the server knows. */
export const passwordProblems = ({ currentPassword, password }: PasswordDraft): readonly FieldProblem[] => [
  ...(currentPassword ? [] : [{ path: 'currentPassword', message: texts.missingCurrent }]),
  ...newProblem(password),
];
