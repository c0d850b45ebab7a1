import { normalisePhone } from './phone';
import { normaliseRfc } from './rfc';

const written = /^[\d\s().+\p{Pd}\p{Cf}]*\d[\d\s().+\p{Pd}\p{Cf}]*$/u;
const beginsLikeRfc = /^[A-ZÑ&]{3,4}\d{6}[A-Z\d]{0,3}$/;

/**
 * What people are looked for by, as it is kept: a telephone as the lists show it or with its prefixes, an RFC with its
 * hyphens, a name with its accents in one piece.
 */
export function asKept(text: string): string {
  if (written.test(text)) return normalisePhone(text) ?? text.replace(/\D/g, '');
  const rfc = normaliseRfc(text);
  return beginsLikeRfc.test(rfc) ? rfc : text.normalize('NFC').replace(/\s+/g, ' ').trim();
}
