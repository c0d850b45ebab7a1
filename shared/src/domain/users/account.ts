import { limits } from '../limits';
import { emailPattern } from '../text/email';

/*
 * What a person types to sign in or to change the own access: the pages report these errors, and the API some of them.
 */

export const missingPasswordMessage = 'Escriba su contraseña.';
export const missingCurrentPasswordMessage = 'Escriba su contraseña actual.';
export const missingNewEmailMessage = 'Escriba el correo nuevo.';
export const invalidEmailMessage = 'Escriba un correo completo, por ejemplo nombre@empresa.mx.';
/** For an account that signs in through the directory. */
export const noSecondFactorMessage =
  'Usted entra con la cuenta corporativa, que tiene su propia verificación. Para activar esta, elija antes una contraseña en «¿Olvidó su contraseña?».';

/** What is wrong with an e-mail address, if anything. @param missing the error when it is empty */
export function validateEmail(email: string, missing: string): string | undefined {
  if (!email.trim()) return missing;
  return emailPattern.test(email.trim()) ? undefined : invalidEmailMessage;
}

/** What is wrong with a new password, if anything; only the API rejects common ones. */
export function validateNewPassword(password: string): string | undefined {
  const { minLength } = limits.password;
  if (!password) return 'Escriba la contraseña nueva.';
  return [...password].length < minLength
    ? `Faltan caracteres: la contraseña lleva ${minLength} como mínimo.`
    : undefined;
}
