import {
  emailPattern,
  formatNumber,
  invalidPhoneMessage,
  limits,
  normalizePhone,
  postalCodePattern,
  validateRfc,
  hasMoreDecimals,
} from '@surco/shared/domain';
import { collectFieldErrors, type FieldError } from '@surco/shared/contract';
import { validationMessages } from '../texts';
import type { CustomerFormValues } from './customerFormValues';

const { hectaresMax, herdSizeMax } = limits.customer;

const { personName, businessName, email, address } = limits.textLength;
const MAX_LENGTHS = { firstName: personName, lastName: personName, businessName, email, address } as const;

const checkText = (text: string, message: string): string | undefined => (text.trim() === '' ? message : undefined);

/** Whether an optional text is present, but in another format. */
const hasOtherFormat = (text: string, pattern: RegExp): boolean => text.trim() !== '' && !pattern.test(text.trim());

const isOutOfRange = (value: number | null, max: number): boolean => value !== null && !(value >= 0 && value <= max);

const validatePhone = (phone: string): string | undefined => {
  if (phone.trim() === '') return validationMessages.phone;
  return normalizePhone(phone) === null ? invalidPhoneMessage : undefined;
};

const validateHectares = (hectares: number | null): string | undefined => {
  if (isOutOfRange(hectares, hectaresMax)) return validationMessages.hectares(formatNumber(hectaresMax));
  return hectares !== null && hasMoreDecimals(hectares, 2) ? validationMessages.hectaresDecimals : undefined;
};

const validateHerdSize = (herdSize: number | null): string | undefined =>
  isOutOfRange(herdSize, herdSizeMax) || (herdSize !== null && !Number.isInteger(herdSize))
    ? validationMessages.herdSize(formatNumber(herdSizeMax))
    : undefined;

const validateLengths = (values: CustomerFormValues): FieldError[] =>
  (Object.keys(MAX_LENGTHS) as (keyof typeof MAX_LENGTHS)[])
    .filter((name) => values[name].trim().length > MAX_LENGTHS[name])
    .map((name) => ({ path: name, message: validationMessages.tooLong(MAX_LENGTHS[name]) }));

/** Validates a customer by the rules of the API, in the order of the fields; then the texts that are too long. */
export function validateCustomer(values: CustomerFormValues): FieldError[] {
  const { personType } = values;
  return [
    ...collectFieldErrors([
      ['businessName', personType === 'MORAL' && checkText(values.businessName, validationMessages.businessName)],
      ['firstName', checkText(values.firstName, validationMessages.firstName)],
      ['lastName', checkText(values.lastName, validationMessages.lastName)],
      ['phone', validatePhone(values.phone)],
      ['email', hasOtherFormat(values.email, emailPattern) && validationMessages.email],
      ['rfc', validateRfc(values.rfc, personType).error],
      ['stateId', checkText(values.stateId, validationMessages.state)],
      ['localityId', checkText(values.localityId, validationMessages.locality)],
      ['postalCode', hasOtherFormat(values.postalCode, postalCodePattern) && validationMessages.postalCode],
      ['hectares', validateHectares(values.hectares)],
      ['herdSize', validateHerdSize(values.herdSize)],
    ]),
    ...validateLengths(values),
  ];
}
