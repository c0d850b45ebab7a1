import { getNewCustomerPath, getNewSalePath } from '@surco/shared/contract';
import { parseRegistrationRequest, splitSearchedName, withChosenCustomer } from './registrationRequest';

test.each([
  ['', {}],
  ['  ', {}],
  ['Ana', { firstName: 'Ana', lastName: '' }],
  ['Ana Núñez', { firstName: 'Ana', lastName: 'Núñez' }],
  ['Ana Núñez Peña', { firstName: 'Ana', lastName: 'Núñez Peña' }],
  [' José  Luis Pérez García ', { firstName: 'José Luis', lastName: 'Pérez García' }],
  ['871 123 4567', { phone: '871 123 4567' }],
  ['871', {}],
])('R-16 fills the form of a new customer from the searched «%s»', (text, names) =>
  expect(splitSearchedName(text)).toEqual(names),
);

const parse = (address: string) => parseRegistrationRequest(new URL(address, 'https://surco.test').searchParams);

test('R-16 reads the name and the form to return to', () => {
  const returnTo = '/dashboard/sales/create-dkbono?borrador=e-1&productId=p%26q';
  expect(parse(getNewCustomerPath('Ana Núñez', returnTo))).toEqual({
    names: { firstName: 'Ana', lastName: 'Núñez' },
    returnTo,
  });
  expect(parse('/dashboard/customers/form')).toEqual({ names: {}, returnTo: null });
});

test.each([
  'https://example.com/dashboard/sales/create-sale',
  '//example.com/dashboard/sales/create-sale',
  '/dashboard/users',
  'javascript:alert(1)',
  'dashboard/sales/create-sale',
])('R-16 does not return to %s', (returnTo) => expect(parse(getNewCustomerPath('', returnTo)).returnTo).toBeNull());

test.each([
  ['/dashboard/sales/create-sale', getNewSalePath('c-9')],
  ['/dashboard/sales/create-sale?borrador=e-1', '/dashboard/sales/create-sale?borrador=e-1&customerId=c-9'],
  ['/dashboard/sales/create-sale?customerId=c-1', getNewSalePath('c-9')],
])('R-25 returns to %s with the customer chosen', (returnTo, expected) =>
  expect(withChosenCustomer(returnTo, 'c-9')).toBe(expected),
);
