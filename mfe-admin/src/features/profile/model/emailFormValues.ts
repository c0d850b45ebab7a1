import type { CallInput, FieldError } from '@surco/shared/contract';
import { emailPattern } from '@surco/shared/domain';
import { texts } from '../texts';

export interface EmailFormValues {
  email: string;
  /** The current password of the account, under the name of the field in the API; empty for an account without one. */
  accountPassword: string;
}

export const EMPTY_EMAIL_FORM: EmailFormValues = { email: '', accountPassword: '' };

export function validateEmailChange(
  { email, accountPassword }: EmailFormValues,
  hasPassword: boolean,
): readonly FieldError[] {
  const errors: FieldError[] = [];
  if (!email.trim()) errors.push({ path: 'email', message: texts.missingEmail });
  else if (!emailPattern.test(email.trim())) errors.push({ path: 'email', message: texts.invalidEmail });
  if (hasPassword && !accountPassword) errors.push({ path: 'accountPassword', message: texts.missingAccountPassword });
  return errors;
}

/** Omits an empty password. */
export const toEmailRequest = ({
  email,
  accountPassword,
}: EmailFormValues): CallInput<'POST /users/me/email'>['body'] => ({
  email: email.trim(),
  ...(accountPassword && { accountPassword }),
});
