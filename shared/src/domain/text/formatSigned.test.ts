import { formatMoney } from './formats';
import { formatSigned } from './formatSigned';

test('writes a plus or a minus sign before the number, and none before zero', () => {
  expect([40, -1_200, 0].map((value) => formatSigned(value))).toEqual(['+40', '−1,200', '0']);
  expect(formatSigned(-2.5, formatMoney)).toBe('−$2.50');
});
