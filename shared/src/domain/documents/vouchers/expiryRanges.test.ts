import { expiryRanges, getExpiryRangeDates } from './expiryRanges';

const today = '2026-11-20';

test.each([
  ['2026-11-19', 'OVERDUE'],
  ['2026-11-20', 'WEEK'],
  ['2026-11-27', 'WEEK'],
  ['2026-11-28', 'MONTH'],
  ['2026-12-20', 'MONTH'],
  ['2026-12-21', 'LATER'],
])('X-22 a DKbono that expires on %s is in the range %s and no other one', (date, expected) => {
  const matching = expiryRanges.filter((range) => {
    const { from, to } = getExpiryRangeDates(range, today);
    return (!from || date >= from) && (!to || date <= to);
  });
  expect(matching).toEqual([expected]);
});
