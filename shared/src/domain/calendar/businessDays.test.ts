import { addBusinessDays, isBusinessDay } from './businessDays';

test.each([
  ['2026-11-20', true],
  ['2026-11-21', false],
  ['2026-11-22', false],
  ['2026-11-16', false],
  ['2026-02-02', false],
  ['2026-03-16', false],
  ['2026-12-25', false],
  ['2030-10-01', false],
  ['2026-10-01', true],
])('%s counts as a business day: %s', (day, expected) => {
  expect(isBusinessDay(day)).toBe(expected);
});

test.each([
  ['2026-11-20', 1, '2026-11-23'],
  ['2026-11-20', 20, '2026-12-18'],
  ['2026-11-20', 25, '2026-12-28'],
  ['2026-11-20', 0, '2026-11-20'],
])('%s and %i business days is %s', (from, days, expected) => {
  expect(addBusinessDays(from, days)).toBe(expected);
});
