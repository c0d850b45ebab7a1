import { CUSTOMER_NAME_PARAM, CUSTOMER_PARAM, salesPaths } from '@surco/shared/contract';
import { RETURN_PARAM } from '@surco/shared/platform';
import { formatPhone, normalizePhone } from '@surco/shared/domain';
import { registrationFields } from '@surco/shared/records/customer';

/** The forms that may ask for a new customer. */
const RETURN_PATHS: readonly string[] = [salesPaths.createSale, salesPaths.createVoucher];

/** What another form asks for: the first values of the new customer, and where to return. */
export interface RegistrationRequest {
  readonly names: { readonly firstName?: string; readonly lastName?: string; readonly phone?: string };
  /** Null when the form was opened by itself. */
  readonly returnTo: string | null;
}

/** Words of a full name that are last names: two of three or more, one of two. */
const countLastNames = (words: number): number => (words > 2 ? 2 : words - 1);

/** Splits what was searched: digits are a phone, words the first names and then the last names. */
export function splitSearchedName(text: string): RegistrationRequest['names'] {
  const phone = normalizePhone(text);
  if (phone !== null) return { phone: formatPhone(phone) };
  const words = text.split(/\s+/).filter((word) => /\p{L}/u.test(word));
  if (words.length === 0) return {};
  const split = words.length - countLastNames(words.length);
  return { firstName: words.slice(0, split).join(' '), lastName: words.slice(split).join(' ') };
}

/** The address to return to, if it is that of a form: a query is untrusted. */
const parseReturnPath = (text: string): string | null =>
  RETURN_PATHS.includes(text.split('?')[0] ?? '') ? text : null;

/** Reads the query of the form of a new customer. */
export const parseRegistrationRequest = (query: URLSearchParams): RegistrationRequest => ({
  names: splitSearchedName((query.get(CUSTOMER_NAME_PARAM) ?? '').slice(0, registrationFields.businessName.maxLength)),
  returnTo: parseReturnPath(query.get(RETURN_PARAM) ?? ''),
});

/** The address of the other form with the new customer chosen. */
export function withChosenCustomer(returnTo: string, customerId: string): string {
  const [pathname = '', search = ''] = returnTo.split('?');
  const query = new URLSearchParams(search);
  query.set(CUSTOMER_PARAM, customerId);
  return `${pathname}?${query}`;
}
