import { hasMoreDecimals } from './hasMoreDecimals';

test.each([
  [19.75, 2, false],
  [0.07, 2, false],
  [1.005, 2, true],
  [3, 0, false],
  [3.5, 0, true],
  [-0.125, 2, true],
  [Number.NaN, 2, false],
  [Number.POSITIVE_INFINITY, 2, false],
])('whether %d has more than %d decimals: %s', (value, decimals, expected) => {
  expect(hasMoreDecimals(value, decimals)).toBe(expected);
});
