import {
  formatNumber,
  invalidPhoneMessage,
  limits,
  normalizePhone,
  postalCodePattern,
  validateRfc,
} from '@surco/shared/domain';
import type { FieldError } from '@surco/shared/contract';
import { validationMessages } from '../texts';
import type { CustomerFormValues } from './customerFormValues';

const EMAIL_PATTERN = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;
const { hectaresMax, herdSizeMax } = limits.customer;

const MAX_LENGTHS = { firstName: 80, lastName: 80, businessName: 160, email: 254, address: 200 } as const;

const isOutOfRange = (value: number | null, max: number): boolean => value !== null && !(value >= 0 && value <= max);
const hasMoreThanTwoDecimals = (value: number | null): boolean =>
  value !== null && Number.isFinite(value) && Math.abs(value * 100 - Math.round(value * 100)) > 1e-6;

const validatePhone = (phone: string): string | undefined => {
  if (phone.trim() === '') return validationMessages.phone;
  return normalizePhone(phone) === null ? invalidPhoneMessage : undefined;
};

const validateHectares = (hectares: number | null): string | undefined => {
  if (isOutOfRange(hectares, hectaresMax)) return validationMessages.hectares(formatNumber(hectaresMax));
  return hasMoreThanTwoDecimals(hectares) ? validationMessages.hectaresDecimals : undefined;
};

const validateHerdSize = (herdSize: number | null): string | undefined =>
  isOutOfRange(herdSize, herdSizeMax) || (herdSize !== null && !Number.isInteger(herdSize))
    ? validationMessages.herdSize(formatNumber(herdSizeMax))
    : undefined;

const validateLengths = (values: CustomerFormValues): FieldError[] =>
  (Object.keys(MAX_LENGTHS) as (keyof typeof MAX_LENGTHS)[])
    .filter((name) => values[name].trim().length > MAX_LENGTHS[name])
    .map((name) => ({ path: name, message: validationMessages.tooLong(MAX_LENGTHS[name]) }));

/** Validates a customer by the rules of the API, in the order of the fields. */
export function validateCustomer(values: CustomerFormValues): FieldError[] {
  const { personType } = values;
  const requireText = (text: string, message: string): string | undefined => (text.trim() === '' ? message : undefined);
  const checks: readonly (readonly [string, string | undefined])[] = [
    [
      'businessName',
      personType === 'MORAL' ? requireText(values.businessName, validationMessages.businessName) : undefined,
    ],
    ['firstName', requireText(values.firstName, validationMessages.firstName)],
    ['lastName', requireText(values.lastName, validationMessages.lastName)],
    ['phone', validatePhone(values.phone)],
    [
      'email',
      values.email.trim() === '' || EMAIL_PATTERN.test(values.email.trim()) ? undefined : validationMessages.email,
    ],
    ['rfc', validateRfc(values.rfc, personType).error],
    ['stateId', requireText(values.stateId, validationMessages.state)],
    ['localityId', requireText(values.localityId, validationMessages.locality)],
    [
      'postalCode',
      values.postalCode.trim() === '' || postalCodePattern.test(values.postalCode.trim())
        ? undefined
        : validationMessages.postalCode,
    ],
    ['hectares', validateHectares(values.hectares)],
    ['herdSize', validateHerdSize(values.herdSize)],
  ];
  return [...checks.flatMap(([path, message]) => (message ? [{ path, message }] : [])), ...validateLengths(values)];
}
