import { normalizePhone } from './phone';
import { normalizeRfc } from '../customers/rfc';

const phoneLikePattern = /^[\d\s().+\p{Pd}\p{Cf}]*\d[\d\s().+\p{Pd}\p{Cf}]*$/u;
const rfcPrefixPattern = /^[A-ZÑ&]{3,4}\d{6}[A-Z\d]{0,3}$/;

/**
 * Normalizes a search text to the stored form. A phone number with spaces or prefixes becomes ten digits, a part of one
 * its digits; an RFC, or its beginning, becomes upper case without spaces and hyphens; a name gets the stored encoding
 * of accents (NFC).
 */
export function normalizeSearch(text: string): string {
  if (phoneLikePattern.test(text)) return normalizePhone(text) ?? text.replace(/\D/g, '');
  const rfc = normalizeRfc(text);
  return rfcPrefixPattern.test(rfc) ? rfc : text.normalize('NFC').replace(/\s+/g, ' ').trim();
}
