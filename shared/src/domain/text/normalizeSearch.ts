import { normalizePhone } from './phone';
import { normalizeRfc } from '../customers/rfc';

const phoneLikePattern = /^[\d\s().+\p{Pd}\p{Cf}]*\d[\d\s().+\p{Pd}\p{Cf}]*$/u;
const rfcPrefixPattern = /^[A-ZÑ&]{3,4}\d{6}[A-Z\d]{0,3}$/;

/** The digits of a part of a phone number without `+52` or `0052` and the mobile `1`; the code alone stays. */
function stripCountryCode(text: string): string {
  const bare = text.replace(/[^\d+]/g, '');
  return (bare.replace(/^(?:\+|00)52(?:1(?!$))?/, '') || bare).replace(/\D/g, '');
}

/**
 * Normalizes a search text to the stored form. A phone number with spaces or prefixes becomes ten digits, a part of one
 * its digits; an RFC, or its beginning, becomes upper case without spaces and hyphens; a name gets the stored encoding
 * of accents (NFC).
 */
export function normalizeSearch(text: string): string {
  if (phoneLikePattern.test(text)) return normalizePhone(text) ?? stripCountryCode(text);
  const rfc = normalizeRfc(text);
  return rfcPrefixPattern.test(rfc) ? rfc : text.normalize('NFC').replace(/\s+/g, ' ').trim();
}
