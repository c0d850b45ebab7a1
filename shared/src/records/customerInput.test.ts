import { customerInput, registrationInput } from './customerInput';
import { registrationFields } from './customer';
import { findInputErrors, getEmptyValues, toBody, toInput } from './forms';

const emptyInput = toInput(registrationFields, getEmptyValues(registrationFields));
const validInput = {
  ...emptyInput,
  firstName: 'Ana',
  lastName: 'Núñez',
  phone: '+52 1 871 123 4567',
  stateId: '05',
  localityId: '0b8b2a58-7b4c-4e0e-9d0c-9f2b2a587b4c',
};
const getErrorPaths = (change: object): string[] =>
  findInputErrors(customerInput, { ...validInput, ...change }).map(({ path }) => path);

test('R-04 reports every required field of an empty registration in the order of the page', () => {
  const empty = { ...emptyInput, personType: 'MORAL', privacyNoticeAccepted: false };
  expect(findInputErrors(registrationInput, empty)).toEqual([
    { path: 'businessName', message: 'Escriba la razón social.' },
    { path: 'firstName', message: 'Escriba el nombre.' },
    { path: 'lastName', message: 'Escriba los apellidos.' },
    { path: 'phone', message: 'Escriba el teléfono.' },
    { path: 'stateId', message: 'Elija un estado.' },
    { path: 'localityId', message: 'Elija una localidad.' },
    { path: 'privacyNoticeAccepted', message: 'Para registrarse es necesario aceptar el aviso de privacidad.' },
  ]);
});

test('R-16 does not require the privacy notice when staff registers a customer', () => {
  expect(getErrorPaths({ privacyNoticeAccepted: false })).toEqual([]);
});

test.each<[string, object]>([
  ['a company with a name', { personType: 'MORAL', businessName: 'Rancho El Fresno' }],
  ['an RFC with a wrong check digit', { rfc: 'PELJ8503152D9' }],
  ['the RFC of the general public', { rfc: 'xaxx010101000' }],
])('R-04 R-16 accepts %s', (_case, change) => {
  expect(getErrorPaths(change)).toEqual([]);
});

test.each<[string, object, string]>([
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
  ['an RFC that is no text', { rfc: {} }, 'rfc'],
  ['a person type that does not exist', { personType: 5, businessName: [] }, 'personType'],
])('R-04 R-16 rejects %s', (_case, change, path) => {
  expect(getErrorPaths(change)[0]).toBe(path);
});

test('R-04 normalizes phone and RFC, and empty texts become null; its output is accepted again', () => {
  const body = toBody(customerInput, { ...validInput, rfc: ' pelj-850315 2d8 ' });
  expect(body).toMatchObject({ phone: '8711234567', rfc: 'PELJ8503152D8', email: null, address: null });
  expect(toBody(customerInput, body)).toEqual(body);
});
