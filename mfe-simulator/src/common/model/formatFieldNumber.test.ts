import { formatFieldNumber } from './formatFieldNumber';

test('A-01 formats numbers for es-MX', () => {
  expect(formatFieldNumber(12000.5)).toBe('12,000.5');
});
