/** A Mexican number without its country or trunk prefixes: ten digits (source 9 in docs/sources.md). */
const tenDigits = /^\d{10}$/;
const dialingPrefixes = [/^52(?=\d{10,13}$)/, /^(?:01|044|045)(?=\d{10,11}$)/, /^1(?=\d{10}$)/];
const twoDigitAreaCodes = /^(?:33|55|56|81)/;

/** Removes spaces, parentheses, dots, hyphens of any kind and invisible characters; copied numbers may contain them. */
const stripSeparators = (text: string): string => text.replace(/[\s().\p{Pd}\p{Cf}]/gu, '');

export const invalidPhoneMessage = 'Escriba un teléfono de 10 dígitos, por ejemplo 871 123 4567.';

/** Strips spaces, signs, `+52`, `01`, `044`, `045` and a leading mobile `1`; null when ten digits do not remain. */
export function normalizePhone(text: string): string | null {
  const bare = stripSeparators(text).replace(/^\+52/, '52');
  const digits = dialingPrefixes.reduce((rest, prefix) => rest.replace(prefix, ''), bare);
  return tenDigits.test(digits) ? digits : null;
}

/**
 * "8711234567" → "871 123 4567"; the three largest cities have area codes of two digits: "55 1234 5678". A text that
 * is no phone number stays as it is; null gives an empty text.
 */
export function formatPhone(phone: string | null | undefined): string {
  const digits = normalizePhone(phone ?? '');
  if (!digits) return phone ?? '';
  const area = twoDigitAreaCodes.test(digits) ? 2 : 3;
  return [digits.slice(0, area), digits.slice(area, 6), digits.slice(6)].join(' ');
}

/** The number of a customer as `formatPhone` writes it; empty for an anonymous one, whose number nobody can call. */
export const formatCustomerPhone = (phone: string): string => (phone.startsWith('00') ? '' : formatPhone(phone));

/** The `tel:` link of a phone number. */
export const getPhoneHref = (phone: string): string => `tel:+52${normalizePhone(phone) ?? phone}`;

/**
 * The address that opens a WhatsApp conversation with a phone number.
 * @param text that is written but not sent yet
 */
export const getWhatsAppHref = (phone: string, text = ''): string =>
  `https://wa.me/52${normalizePhone(phone) ?? phone}${text && `?text=${encodeURIComponent(text)}`}`;
