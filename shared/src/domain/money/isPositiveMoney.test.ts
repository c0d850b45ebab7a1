import { isPositiveMoney } from './isPositiveMoney';

test.each([
  ['0.01', true],
  ['9999999999.99', true],
  ['0', false],
  ['0.00', false],
  ['-0.01', false],
])('%s is more than zero: %p', (amount, expected) => {
  expect(isPositiveMoney(amount)).toBe(expected);
});
