import {
  invalidPhoneMessage,
  missingPasswordMessage,
  normalizePhone,
  validateEmail as checkEmail,
  validateNewPassword,
} from '@surco/shared/domain';
import type { FarmerCredentials, Credentials } from '../signIn';

/** Error messages by field; empty when the form may be submitted. */
export type FieldErrors<F extends string> = Partial<Record<F, string>>;

type Validator = (value: string) => string | undefined;

const validateEmail: Validator = (value) => checkEmail(value, 'Escriba su correo.');
const validatePhone: Validator = (value) => {
  if (!value.trim()) return 'Escriba su teléfono.';
  return normalizePhone(value) ? undefined : invalidPhoneMessage;
};
const validatePassword: Validator = (value) => (value ? undefined : missingPasswordMessage);
const validateClientKey: Validator = (value) => (value.trim() ? undefined : 'Escriba su clave de cliente.');

const createFormValidator =
  <F extends string>(checks: Readonly<Record<F, Validator>>) =>
  (values: Readonly<Record<F, string>>): FieldErrors<F> => {
    const fieldErrors: FieldErrors<F> = {};
    for (const field in checks) {
      const message = checks[field](values[field]);
      if (message) fieldErrors[field] = message;
    }
    return fieldErrors;
  };

export const validateCredentials = createFormValidator<keyof Credentials>({
  email: validateEmail,
  password: validatePassword,
});
export const validateFarmerCredentials = createFormValidator<keyof FarmerCredentials>({
  phone: validatePhone,
  clientKey: validateClientKey,
});
export const validateEmailForm = createFormValidator<'email'>({ email: validateEmail });
export const validateNewPasswordForm = createFormValidator<'password'>({ password: validateNewPassword });
