import { findInputErrors, toBody } from './forms';
import { ownProfileInput, userInput } from './userInput';

const id = '0b8b2a58-7b4c-4e0e-9d0c-9f2b2a587b4c';
const admin = { firstName: 'Ana', lastName: 'Ruiz', email: 'ana@surco.test', phone: '', role: 'Admin' };
const getErrorPaths = (change: object): string[] =>
  findInputErrors(userInput, { ...admin, distributorId: null, zoneIds: [], ...change }).map(({ path }) => path);

test.each<[string, object, string[]]>([
  ['an administrator', {}, []],
  ['an empty form', { firstName: ' ', lastName: '', email: '', role: '' }, ['firstName', 'lastName', 'role']],
  ['an administrator without e-mail', { email: '' }, ['email']],
  ['a wrong e-mail and phone', { email: 'ana@surco', phone: '12' }, ['email', 'phone']],
  ['a farmer without phone', { role: 'Farmer' }, ['phone']],
  ['a consultant without distributor', { role: 'Consultant' }, ['distributorId']],
  ['a consultant with distributor', { role: 'Consultant', distributorId: id }, []],
  ['a coordinator without zones', { role: 'Coordinator' }, ['zoneIds']],
  ['a coordinator with zones', { role: 'Coordinator', zoneIds: [id] }, []],
  ['zones that are no list', { role: 'Coordinator', zoneIds: 'all' }, ['zoneIds']],
])('R-13 R-14 %s', (_case, change, paths) => {
  expect(getErrorPaths(change)).toEqual(paths);
});

const profile = { firstName: 'Ana', lastName: 'Ruiz', phone: '871 123 4567' };

test.each<[object, string[]]>([
  [{ firstName: ' ' }, ['firstName']],
  [{ lastName: 'a'.repeat(81) }, ['lastName']],
  [{ phone: '123' }, ['phone']],
  [{ phone: '' }, []],
  [{ phone: '+52 871 123 4567' }, []],
  [{ phone: null }, []],
  [{ phone: undefined }, ['phone']],
])('R-11 the own profile with %o: errors at %o', (change, paths) => {
  expect(findInputErrors(ownProfileInput, { ...profile, ...change }).map(({ path }) => path)).toEqual(paths);
});

test('R-11 R-13 names lose outer spaces, and an empty phone becomes null', () => {
  expect(toBody(ownProfileInput, { firstName: ' Ana ', lastName: 'Ruiz', phone: ' ' })).toEqual({
    firstName: 'Ana',
    lastName: 'Ruiz',
    phone: null,
  });
});
