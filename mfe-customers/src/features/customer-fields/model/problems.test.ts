import { registrationBody, registrationProblems } from '../../registration/model/registration';
import { changed, type CustomerDraft, differs, EMPTY } from './draft';
import { customerProblems } from './problems';

const complete: CustomerDraft = {
  ...EMPTY,
  firstName: 'Ana',
  lastName: 'Núñez',
  phone: '+52 1 871 123 4567',
  stateId: '05',
  localityId: 'l1',
  privacyNoticeAccepted: true,
};

const paths = (change: Partial<CustomerDraft>): string[] =>
  registrationProblems({ ...complete, ...change }).map(({ path }) => path);

test('R-04 an empty form names every field it needs, in the order of the page', () => {
  expect(registrationProblems(EMPTY).map(({ path }) => path)).toEqual([
    'firstName',
    'lastName',
    'phone',
    'stateId',
    'localityId',
    'privacyNoticeAccepted',
  ]);
});

test('R-16 staff registers a customer whether or not the notice was accepted already', () => {
  expect(customerProblems({ ...complete, privacyNoticeAccepted: false })).toEqual([]);
});

test('R-04 R-16 a complete form has nothing wrong', () => {
  expect(paths({})).toEqual([]);
});

test.each<[string, Partial<CustomerDraft>, string[]]>([
  ['a company without a name of its own', { personType: 'MORAL' }, ['businessName']],
  ['a company with one', { personType: 'MORAL', businessName: 'Rancho El Fresno' }, []],
  ['a telephone with too few digits', { phone: '871 123' }, ['phone']],
  ['a telephone with letters', { phone: 'ocho siete uno' }, ['phone']],
  ['a wrong e-mail', { email: 'ana@correo' }, ['email']],
  ['an RFC without the right form', { rfc: 'PELJ851315AB1' }, ['rfc']],
  ['a company RFC for a person', { rfc: 'AGS010215AB2' }, ['rfc']],
  ['an RFC whose check digit does not fit', { rfc: 'PELJ8503152D9' }, []],
  ['the general public', { rfc: 'xaxx010101000' }, []],
  ['a postal code of four digits', { postalCode: '2700' }, ['postalCode']],
  ['more hectares than there are', { hectares: 100_000.01 }, ['hectares']],
  ['a surface that is no number', { hectares: Number.NaN }, ['hectares']],
  ['a surface with three decimals', { hectares: 19.755 }, ['hectares']],
  ['a negative herd', { herdSize: -1 }, ['herdSize']],
  ['half a cow', { herdSize: 12.5 }, ['herdSize']],
  ['a name too long to keep', { firstName: 'a'.repeat(81) }, ['firstName']],
  ['the notice not accepted', { privacyNoticeAccepted: false }, ['privacyNoticeAccepted']],
])('R-04 R-16 %s', (_case, change, expected) => {
  expect(paths(change)).toEqual(expected);
});

test('R-04 the body carries the telephone and the RFC as the API keeps them, and what is empty as null', () => {
  expect(registrationBody({ ...complete, rfc: ' pelj-850315 2d8 ', businessName: 'ya no' })).toMatchObject({
    phone: '8711234567',
    rfc: 'PELJ8503152D8',
    businessName: null,
    email: null,
    address: null,
    productionTypeId: null,
    privacyNoticeAccepted: true,
  });
});

test('another state takes the locality back, and the rest stays', () => {
  expect(changed(complete, { stateId: '10' })).toEqual({ ...complete, stateId: '10', localityId: '' });
  expect(changed(complete, { stateId: '05' })).toEqual(complete);
  expect([differs(EMPTY, EMPTY), differs(complete, EMPTY)]).toEqual([false, true]);
});
