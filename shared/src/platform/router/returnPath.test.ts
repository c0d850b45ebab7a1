import { addReturn } from './pageParams';
import { parseReturnPath } from './returnPath';

test.each([
  ['/dashboard/setup', '/dashboard/setup'],
  ['/dashboard/partners/create?type=DISTRIBUTOR', '/dashboard/partners/create?type=DISTRIBUTOR'],
  ['https://otro.mx/dashboard/setup', null],
  ['//otro.mx/dashboard/', null],
  ['/dashboard//otro.mx', null],
  ['/dashboard/\\otro.mx', null],
  ['/dashboard/../logout', null],
  ['/logout', null],
  ['javascript:alert(1)', null],
  ['', null],
])('R-52 returns to %s: %s', (address, expected) => {
  const [, query] = addReturn('/dashboard/users/form', address).split('?', 2);
  expect(parseReturnPath(new URLSearchParams(query))).toBe(expected);
});
