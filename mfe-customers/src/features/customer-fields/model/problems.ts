import { formatNumber } from '@surco/shared/domain/formats';
import { limits, postalCodePattern } from '@surco/shared/domain/limits';
import { normalisePhone, phoneMessage } from '@surco/shared/domain/phone';
import type { Problem } from '@surco/shared/domain/problem';
import { checkRfc } from '@surco/shared/domain/rfc';
import { complaints } from '../texts';
import type { CustomerDraft } from './draft';

const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;
const { hectaresMax, herdSizeMax } = limits.client;

const LENGTHS = { firstName: 80, lastName: 80, businessName: 160, email: 254, address: 200 } as const;

const outside = (value: number | null, max: number): boolean => value !== null && !(value >= 0 && value <= max);
const hasThirdDecimal = (value: number | null): boolean =>
  value !== null && Number.isFinite(value) && Math.abs(value * 100 - Math.round(value * 100)) > 1e-6;

const phoneProblem = (phone: string): string | undefined => {
  if (phone.trim() === '') return complaints.phone;
  return normalisePhone(phone) === null ? phoneMessage : undefined;
};

const hectaresProblem = (hectares: number | null): string | undefined => {
  if (outside(hectares, hectaresMax)) return complaints.hectares(formatNumber(hectaresMax));
  return hasThirdDecimal(hectares) ? complaints.hectaresDecimals : undefined;
};

const tooLong = (draft: CustomerDraft): Problem[] =>
  (Object.keys(LENGTHS) as (keyof typeof LENGTHS)[])
    .filter((name) => draft[name].trim().length > LENGTHS[name])
    .map((name) => ({ path: name, message: complaints.tooLong(LENGTHS[name]) }));

/** What is wrong with a customer, in the order of its fields, by the rules of the API (domain.md §2). */
export function customerProblems(draft: CustomerDraft): Problem[] {
  const { personType, herdSize } = draft;
  const missing = (text: string, message: string): string | undefined => (text.trim() === '' ? message : undefined);
  const wholeHerd = herdSize === null || Number.isInteger(herdSize);
  const checks: readonly (readonly [string, string | undefined])[] = [
    ['businessName', personType === 'MORAL' ? missing(draft.businessName, complaints.businessName) : undefined],
    ['firstName', missing(draft.firstName, complaints.firstName)],
    ['lastName', missing(draft.lastName, complaints.lastName)],
    ['phone', phoneProblem(draft.phone)],
    ['email', draft.email.trim() === '' || EMAIL.test(draft.email.trim()) ? undefined : complaints.email],
    ['rfc', checkRfc(draft.rfc, personType).error],
    ['stateId', missing(draft.stateId, complaints.state)],
    ['localityId', missing(draft.localityId, complaints.locality)],
    [
      'postalCode',
      draft.postalCode.trim() === '' || postalCodePattern.test(draft.postalCode.trim())
        ? undefined
        : complaints.postalCode,
    ],
    ['hectares', hectaresProblem(draft.hectares)],
    [
      'herdSize',
      outside(herdSize, herdSizeMax) || !wholeHerd ? complaints.herdSize(formatNumber(herdSizeMax)) : undefined,
    ],
  ];
  return [...checks.flatMap(([path, message]) => (message ? [{ path, message }] : [])), ...tooLong(draft)];
}
