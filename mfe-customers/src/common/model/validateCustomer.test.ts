import { completeCustomerForm } from '../../testing/customerFixtures';
import type { CustomerFormValues } from './customerFormValues';
import { validateCustomer } from './validateCustomer';

const getErrorPaths = (change: Partial<CustomerFormValues>): string[] =>
  validateCustomer({ ...completeCustomerForm, ...change }).map(({ path }) => path);

test('R-16 does not require the privacy notice when staff registers a customer', () => {
  expect(getErrorPaths({ privacyNoticeAccepted: false })).toEqual([]);
});

test.each<[string, Partial<CustomerFormValues>]>([
  ['a company with a name', { personType: 'MORAL', businessName: 'Rancho El Fresno' }],
  ['an RFC with a wrong check digit', { rfc: 'PELJ8503152D9' }],
  ['the RFC of the general public', { rfc: 'xaxx010101000' }],
])('R-04 R-16 accepts %s', (_case, change) => {
  expect(getErrorPaths(change)).toEqual([]);
});

test.each<[string, Partial<CustomerFormValues>, string]>([
  ['a company without a name', { personType: 'MORAL' }, 'businessName'],
  ['a phone with too few digits', { phone: '871 123' }, 'phone'],
  ['a phone with letters', { phone: 'ocho siete uno' }, 'phone'],
  ['an invalid e-mail', { email: 'ana@correo' }, 'email'],
  ['an RFC with an invalid format', { rfc: 'PELJ851315AB1' }, 'rfc'],
  ['a company RFC for a person', { rfc: 'AGS010215AB2' }, 'rfc'],
  ['a postal code of four digits', { postalCode: '2700' }, 'postalCode'],
  ['hectares above the maximum', { hectares: 100_000.01 }, 'hectares'],
  ['hectares that are not a number', { hectares: Number.NaN }, 'hectares'],
  ['hectares with three decimals', { hectares: 19.755 }, 'hectares'],
  ['a negative herd size', { herdSize: -1 }, 'herdSize'],
  ['a herd size with decimals', { herdSize: 12.5 }, 'herdSize'],
  ['a name above the maximum length', { firstName: 'a'.repeat(81) }, 'firstName'],
])('R-04 R-16 rejects %s', (_case, change, path) => {
  expect(getErrorPaths(change)).toEqual([path]);
});
