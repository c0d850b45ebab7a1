import { collectFieldErrors, type CallInput, type FieldError } from '@surco/shared/contract';
import { missingNewEmailMessage, missingPasswordMessage, validateEmail } from '@surco/shared/domain';

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
  return collectFieldErrors([
    ['email', validateEmail(email, missingNewEmailMessage)],
    ['accountPassword', hasPassword && !accountPassword && missingPasswordMessage],
  ]);
}

/** Omits an empty password. */
export const toEmailRequest = ({
  email,
  accountPassword,
}: EmailFormValues): CallInput<'POST /users/me/email'>['body'] => ({
  email: email.trim(),
  ...(accountPassword && { accountPassword }),
});
