/** Mexican tax id: its form refuses, its check digit only warns (domain.md §2, source 8). */
const form = /^(?:[A-ZÑ&]{4}|[A-ZÑ&]{3})\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])[A-Z\d]{2}[A\d]$/;
const alphabet = '0123456789ABCDEFGHIJKLMN&OPQRSTUVWXYZ Ñ';

export type PersonType = 'FISICA' | 'MORAL';
export const personTypeLabels: Record<PersonType, string> = { FISICA: 'Persona física', MORAL: 'Persona moral' };

/** The public and the foreign customer: they always pass and may repeat. */
export const genericRfcs: readonly string[] = ['XAXX010101000', 'XEXX010101000'];

export const isGenericRfc = (rfc: string): boolean => genericRfcs.includes(rfc);

/** Upper case, without spaces, hyphens of any kind, nor what comes along unseen when it is copied; Ñ in one piece. */
export const normaliseRfc = (text: string): string =>
  text
    .normalize('NFC')
    .toUpperCase()
    .replace(/[\s\p{Pd}\p{Cf}]/gu, '');

/** Whether a normalised RFC has the right form. */
export const isRfc = (rfc: string): boolean => form.test(rfc);

/** 13 characters for a person, 12 for a company. */
export const rfcPersonType = (rfc: string): PersonType => (rfc.length === 13 ? 'FISICA' : 'MORAL');

/** Check digit of a normalised RFC: 11 − Σ value × weight mod 11, where 10 is A and 11 is 0. */
export function rfcCheckDigit(rfc: string): string {
  const body = rfc.slice(0, -1).padStart(12, ' ');
  const sum = [...body].reduce((total, letter, index) => total + alphabet.indexOf(letter) * (13 - index), 0);
  const digit = 11 - (sum % 11);
  return digit === 11 ? '0' : digit === 10 ? 'A' : String(digit);
}

export interface RfcCheck {
  readonly rfc: string;
  /** Why it is refused. */
  readonly error?: string;
  /** What to look at again; it does not refuse. */
  readonly warning?: string;
}

const examples: Record<PersonType, string> = { FISICA: 'PELJ8503152D8', MORAL: 'EKU9003173C9' };

/** Reads what a person typed; an empty text is no RFC and no error. */
export function checkRfc(text: string, personType?: PersonType): RfcCheck {
  const rfc = normaliseRfc(text);
  if (rfc === '' || isGenericRfc(rfc)) return { rfc };
  if (!isRfc(rfc))
    return { rfc, error: `El RFC no tiene la forma correcta; por ejemplo ${examples[personType ?? 'MORAL']}.` };
  if (personType && rfcPersonType(rfc) !== personType) {
    const length =
      personType === 'FISICA' ? '13 caracteres para una persona física' : '12 caracteres para una persona moral';
    return { rfc, error: `El RFC debe tener ${length}.` };
  }
  return rfcCheckDigit(rfc) === rfc.slice(-1)
    ? { rfc }
    : { rfc, warning: 'El dígito verificador del RFC no coincide; revise que esté bien escrito.' };
}
