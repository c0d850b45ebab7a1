import type { CallInput, FieldError } from '@surco/shared/contract';
import { emailPattern } from '@surco/shared/domain';
import { texts } from '../texts';

export interface EmailFormValues {
  email: string;
  /** The current password of the account, under the name of the field in the API; empty for an account without one. */
  accountPassword: string;
}

export const EMPTY_EMAIL_FORM: EmailFormValues = { email: '', accountPassword: '' };

/** Validates what the client can check; whether an account has a password is known to the server only. */
export const validateEmailChange = ({ email }: EmailFormValues): readonly FieldError[] => {
  if (!email.trim()) return [{ path: 'email', message: texts.missingEmail }];
  return emailPattern.test(email.trim()) ? [] : [{ path: 'email', message: texts.invalidEmail }];
};

/** Omits an empty password. */
export const toEmailRequest = ({
  email,
  accountPassword,
}: EmailFormValues): CallInput<'POST /users/me/email'>['body'] => ({
  email: email.trim(),
  ...(accountPassword && { accountPassword }),
});
