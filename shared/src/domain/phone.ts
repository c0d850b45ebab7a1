/** A Mexican number without its country or trunk prefixes: ten digits (domain.md §2, source 9). */
const tenDigits = /^\d{10}$/;
const prefixes = [/^52(?=\d{10,13}$)/, /^(?:01|044|045)(?=\d{10,11}$)/, /^1(?=\d{10}$)/];
const twoDigitAreas = /^(?:33|55|56|81)/;

/** Spaces, hyphens of any kind, and the marks of direction that come along unseen when a number is copied. */
const withoutSigns = (text: string): string => text.replace(/[\s().\p{Pd}\p{Cf}]/gu, '');

export const phoneMessage = 'Escriba un teléfono de 10 dígitos, por ejemplo 871 123 4567.';

/** Strips spaces, signs, `+52`, `01`, `044`, `045` and a leading mobile `1`; null when ten digits do not remain. */
export function normalisePhone(text: string): string | null {
  const bare = withoutSigns(text).replace(/^\+52/, '52');
  const digits = prefixes.reduce((rest, prefix) => rest.replace(prefix, ''), bare);
  return tenDigits.test(digits) ? digits : null;
}

/** "8711234567" → "871 123 4567"; the three great cities have areas of two digits: "55 1234 5678". */
export function formatPhone(phone: string | null | undefined): string {
  const digits = normalisePhone(phone ?? '');
  if (!digits) return phone ?? '';
  const area = twoDigitAreas.test(digits) ? 2 : 3;
  return [digits.slice(0, area), digits.slice(area, 6), digits.slice(6)].join(' ');
}

/** The address that dials a number when tapped. */
export const phoneHref = (phone: string): string => `tel:+52${normalisePhone(phone) ?? phone}`;
