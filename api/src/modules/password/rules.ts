import { limits } from '@surco/shared/domain/limits';
import { commonParts } from './common';

export interface Owner {
  first_name: string;
  last_name: string;
  email: string | null;
  phone: string | null;
}

/** Signs that a password must hold beyond what anybody would guess. */
const ownSigns = 5;

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const words = (text: string): string[] =>
  fold(text)
    .split(/[^a-z\d]+/)
    .filter((word) => word.length >= 3);

/** What is known of the account's owner to whoever knows the owner. */
const partsOf = ({ first_name, last_name, email, phone }: Owner): string[] =>
  words([first_name, last_name, email ?? '', phone ?? ''].join(' '));

/** What is left of a password without its guessable parts, the longest taken first, and without signs and years. */
function rest(password: string, parts: readonly string[]): string {
  const folded = fold(password);
  const without = parts
    .toSorted((a, b) => b.length - a.length)
    .reduce((left, part) => left.replaceAll(part, ' '), folded);
  return without.replace(/(?:19|20)\d{2}/g, ' ').replace(/[^\p{L}\d]/gu, '');
}

/**
 * Why a new password is refused, or null: at least ten characters, and not one of the common ones nor one made of the
 * owner's own names and address with something about it.
 */
export function passwordProblem(password: string, owner: Owner): string | null {
  const { minLength } = limits.password;
  if ([...password].length < minLength) return `La contraseña debe tener ${minLength} caracteres como mínimo.`;
  if (new Set(fold(password)).size < ownSigns || rest(password, commonParts).length < ownSigns) {
    return 'Esta contraseña es demasiado común. Elija otra, por ejemplo varias palabras sin relación entre sí.';
  }
  if (rest(password, [...partsOf(owner), ...commonParts]).length < ownSigns) {
    return 'La contraseña no debe formarse con su nombre, su correo o su teléfono.';
  }
  return null;
}
