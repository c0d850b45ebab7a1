import { emailPattern, invalidPhoneMessage, limits, normalizePhone } from '@surco/shared/domain';
import type { FarmerCredentials, Credentials } from '../signIn';

/** Error messages by field; empty when the form may be submitted. */
export type FieldErrors<F extends string> = Partial<Record<F, string>>;

type Validator = (value: string) => string | undefined;

const validateEmail: Validator = (value) => {
  if (!value.trim()) return 'Escriba su correo.';
  return emailPattern.test(value.trim()) ? undefined : 'Escriba un correo completo, por ejemplo nombre@empresa.mx.';
};
const validatePhone: Validator = (value) => {
  if (!value.trim()) return 'Escriba su teléfono.';
  return normalizePhone(value) ? undefined : invalidPhoneMessage;
};
const { minLength } = limits.password;
const validateNewPassword: Validator = (value) => {
  if (!value) return 'Escriba la contraseña nueva.';
  return [...value].length < minLength ? `Faltan caracteres: la contraseña lleva ${minLength} como mínimo.` : undefined;
};
const validatePassword: Validator = (value) => (value ? undefined : 'Escriba su contraseña.');
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
