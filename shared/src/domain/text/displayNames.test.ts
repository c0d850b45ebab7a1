import { formatCustomerName, formatFullName, formatLocalityName } from './displayNames';

const ana = { firstName: 'Ana', lastName: 'Ruiz Peña' };

test('E-06 a person is shown by the full name', () => {
  expect(formatFullName(ana)).toBe('Ana Ruiz Peña');
  expect(formatFullName({ firstName: 'Ana', lastName: '' })).toBe('Ana');
});

test.each([
  [null, 'Ana Ruiz Peña'],
  ['Forrajes del Norte SA', 'Forrajes del Norte SA'],
])('E-06 a customer whose company is %p is called %s', (businessName, name) => {
  expect(formatCustomerName({ ...ana, businessName })).toBe(name);
});

test.each([
  ['Torreón', 'Torreón', 'Torreón'],
  ['La Partida', 'Torreón', 'La Partida, Torreón'],
])('R-15 the locality %s of %s is called %s', (name, municipality, shown) => {
  expect(formatLocalityName({ name, municipality })).toBe(shown);
});
