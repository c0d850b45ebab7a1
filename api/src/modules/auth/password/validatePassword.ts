import { limits } from '@surco/shared/domain';

/** Common parts of passwords, and words of this product and its trade; without accents, in lower case. */
const commonPasswordParts: readonly string[] = `
  contrasena contrasenia password passw0rd p@ssw0rd clave secreto secret acceso entrar usuario user administrador
  administrator administracion admin root invitado guest prueba test demo temporal bienvenido bienvenida welcome
  hola hello letmein login changeme cambiame default qwertyuiop qwerty qwertz azerty asdfghjkl asdfgh asdf zxcvbnm
  zxcvbn qazwsx 1q2w3e4r5t 1q2w3e4r 1qaz2wsx 1234567890 0123456789 123456789 12345678 1234567 123456 12345 1234
  123 0987654321 987654321 87654321 654321 abcdefghij abcdef abc teamo tequiero iloveyou miamor amor dios jesus
  familia princesa estrella mariposa futbol america chivas cruzazul pumas tigres barcelona realmadrid mexico viva
  superman pokemon dragon monkey sunshine football baseball master shadow michael surco dkbono semilla semillas
  maiz sorgo agricultor enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre
`
  .trim()
  .split(/\s+/);

export interface PasswordOwner {
  first_name: string;
  last_name: string;
  email: string | null;
  phone: string | null;
}

/** Minimum number of characters that remain without the guessable parts, and of different characters in a password. */
const minUnguessableCharacters = 5;

/** Lower case without accents. Unlike `foldText` of the domain it leaves spaces and dashes, which a password may have. */
const simplifyLetters = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const splitWords = (text: string): string[] =>
  simplifyLetters(text)
    .split(/[^a-z\d]+/)
    .filter((word) => word.length >= 3);

/** Words from the data of the owner, which others may know. */
const collectOwnerWords = ({ first_name, last_name, email, phone }: PasswordOwner): string[] =>
  splitWords([first_name, last_name, email ?? '', phone ?? ''].join(' '));

/** The password without its guessable parts (longest first), punctuation and years. */
function removeGuessableParts(password: string, parts: readonly string[]): string {
  const simplified = simplifyLetters(password);
  const remaining = parts
    .toSorted((a, b) => b.length - a.length)
    .reduce((text, part) => text.replaceAll(part, ' '), simplified);
  return remaining.replace(/(?:19|20)\d{2}/g, ' ').replace(/[^\p{L}\d]/gu, '');
}

/**
 * Returns why a new password is rejected, or null. It needs at least ten characters, and must be neither common nor
 * mainly made of the names, the mail address and the phone number of its owner.
 */
export function validatePassword(password: string, owner: PasswordOwner): string | null {
  const { minLength } = limits.password;
  if ([...password].length < minLength) return `La contraseña debe tener ${minLength} caracteres como mínimo.`;
  if (
    new Set(simplifyLetters(password)).size < minUnguessableCharacters ||
    removeGuessableParts(password, commonPasswordParts).length < minUnguessableCharacters
  ) {
    return 'Esta contraseña es demasiado común. Elija otra, por ejemplo varias palabras sin relación entre sí.';
  }
  if (
    removeGuessableParts(password, [...collectOwnerWords(owner), ...commonPasswordParts]).length <
    minUnguessableCharacters
  ) {
    return 'La contraseña no debe formarse con su nombre, su correo o su teléfono.';
  }
  return null;
}
