import { calculateDefaultExpiry, validateExpiry } from './voucherExpiry';

const window = { today: '2026-11-20', endDate: '2027-01-31' };

test.each([
  [60, '2027-01-19'],
  [72, '2027-01-31'],
  [73, '2027-01-31'],
])('X-11 a DKbono valid for %d days from today expires on %s, at most at the end of its season', (days, expiresAt) => {
  expect(calculateDefaultExpiry(days, window)).toBe(expiresAt);
});

test('X-11 after the end of its season, a new DKbono expires today', () => {
  expect(calculateDefaultExpiry(60, { ...window, endDate: '2026-11-19' })).toBe('2026-11-20');
});

test.each([
  ['2026-11-19', false],
  ['2026-11-20', true],
  ['2027-01-31', true],
  ['2027-02-01', false],
  ['2026-11-31', false],
  ['', false],
])('X-11 the expiry date %j may be chosen: %s', (expiresAt, may) => {
  const message = 'La vigencia debe estar entre hoy y el fin de la temporada (31/01/27).';
  expect(validateExpiry(expiresAt, window)).toEqual(may ? [] : [{ path: 'expiresAt', message }]);
});

test('X-11 after the end of the season, only today may be chosen', () => {
  const ended = { ...window, endDate: '2026-11-19' };
  expect(validateExpiry(window.today, ended)).toEqual([]);
  expect(validateExpiry('2026-11-21', ended)).toHaveLength(1);
});
