import type { PersonType } from './personTypes';

/** Mexican tax id: a wrong format is an error, a wrong check digit only a warning (source 8 in docs/sources.md). */
const rfcPattern = /^(?:[A-ZÑ&]{4}|[A-ZÑ&]{3})\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])[A-Z\d]{2}[A\d]$/;
const checkDigitAlphabet = '0123456789ABCDEFGHIJKLMN&OPQRSTUVWXYZ Ñ';

/** RFC of the general public and of foreigners: always valid, and many customers may share them. */
const genericRfcs: readonly string[] = ['XAXX010101000', 'XEXX010101000'];

/** Whether an RFC, in upper case without separators, is one of the {@link genericRfcs}. */
export const isGenericRfc = (rfc: string): boolean => genericRfcs.includes(rfc);

/** Converts to upper case and NFC, without spaces, hyphens and invisible characters. */
export const normalizeRfc = (text: string): string =>
  text
    .normalize('NFC')
    .toUpperCase()
    .replace(/[\s\p{Pd}\p{Cf}]/gu, '');

/** Whether a normalized RFC has the right format. */
export const hasRfcFormat = (rfc: string): boolean => rfcPattern.test(rfc);

/** 13 characters for a person, 12 for a company. */
export const getRfcPersonType = (rfc: string): PersonType => (rfc.length === 13 ? 'FISICA' : 'MORAL');

/** Check digit of a normalized RFC: 11 − Σ value × weight mod 11, where 10 is A and 11 is 0. */
export function computeRfcCheckDigit(rfc: string): string {
  const body = rfc.slice(0, -1).padStart(12, ' ');
  const sum = [...body].reduce((total, letter, index) => total + checkDigitAlphabet.indexOf(letter) * (13 - index), 0);
  const digit = 11 - (sum % 11);
  return digit === 11 ? '0' : digit === 10 ? 'A' : String(digit);
}

export interface RfcValidation {
  readonly rfc: string;
  /** Spanish message if the RFC is invalid. */
  readonly error?: string;
  /** Spanish message if the RFC is accepted but may be wrong. */
  readonly warning?: string;
}

const exampleRfcs: Record<PersonType, string> = { FISICA: 'PELJ8503152D8', MORAL: 'EKU9003173C9' };

/** Validates a typed RFC; an empty text is neither an RFC nor an error. */
export function validateRfc(text: string, personType?: PersonType): RfcValidation {
  const rfc = normalizeRfc(text);
  if (rfc === '' || isGenericRfc(rfc)) return { rfc };
  if (!hasRfcFormat(rfc))
    return { rfc, error: `El RFC no tiene la forma correcta; por ejemplo ${exampleRfcs[personType ?? 'MORAL']}.` };
  if (personType && getRfcPersonType(rfc) !== personType) {
    const length =
      personType === 'FISICA' ? '13 caracteres para una persona física' : '12 caracteres para una persona moral';
    return { rfc, error: `El RFC debe tener ${length}.` };
  }
  return computeRfcCheckDigit(rfc) === rfc.slice(-1)
    ? { rfc }
    : { rfc, warning: 'El dígito verificador del RFC no coincide; revise que esté bien escrito.' };
}
