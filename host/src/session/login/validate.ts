import { limits } from '@surco/shared/domain/limits';
import { normalisePhone, phoneMessage } from '@surco/shared/domain/phone';
import type { ClientCredentials, Credentials } from '../signIn';

/** A field's complaint, by field; an empty object lets the form be sent. */
export type Complaints<F extends string> = Partial<Record<F, string>>;

type Check = (value: string) => string | undefined;

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const email: Check = (value) => {
  if (!value.trim()) return 'Escriba su correo.';
  return EMAIL.test(value.trim()) ? undefined : 'Escriba un correo completo, por ejemplo nombre@empresa.mx.';
};
const phone: Check = (value) => {
  if (!value.trim()) return 'Escriba su teléfono.';
  return normalisePhone(value) ? undefined : phoneMessage;
};
const { minLength } = limits.password;
const newPassword: Check = (value) => {
  if (!value) return 'Escriba la contraseña nueva.';
  return [...value].length < minLength ? `Faltan caracteres: la contraseña lleva ${minLength} como mínimo.` : undefined;
};
const password: Check = (value) => (value ? undefined : 'Escriba su contraseña.');
const clientKey: Check = (value) => (value.trim() ? undefined : 'Escriba su clave de cliente.');

const complaintsBy =
  <F extends string>(checks: Readonly<Record<F, Check>>) =>
  (values: Readonly<Record<F, string>>): Complaints<F> => {
    const complaints: Complaints<F> = {};
    for (const field in checks) {
      const complaint = checks[field](values[field]);
      if (complaint) complaints[field] = complaint;
    }
    return complaints;
  };

export const checkCredentials = complaintsBy<keyof Credentials>({ email, password });
export const checkClientCredentials = complaintsBy<keyof ClientCredentials>({ phone, clientKey });
export const checkEmail = complaintsBy<'email'>({ email });
export const checkNewPassword = complaintsBy<'password'>({ password: newPassword });
