import { formatChange } from './formatChange';

test.each([
  [112.5, 100, '12.5 % más que PV 2025'],
  [75, 100, '25 % menos que PV 2025'],
  [4_500_000, 4_800_000, '6.3 % menos que PV 2025'],
  [100, 100, 'Igual que PV 2025'],
  [0, 100, '100 % menos que PV 2025'],
  [5, 0, undefined],
])('compares %s with %s', (current, previous, text) => expect(formatChange(current, previous, 'PV 2025')).toBe(text));
