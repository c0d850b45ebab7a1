import { defaultExpiry, expiryProblems } from './validity';

const window = { today: '2026-11-20', endDate: '2027-01-31' };

test.each([
  [60, '2027-01-19'],
  [72, '2027-01-31'],
  [73, '2027-01-31'],
])('X-11 a DKbono of today that is valid for %d days ends on %s: within its season', (days, expiresAt) => {
  expect(defaultExpiry(days, window)).toBe(expiresAt);
});

test('X-11 of a season that has ended, a DKbono is valid today and no longer', () => {
  expect(defaultExpiry(60, { ...window, endDate: '2026-11-19' })).toBe('2026-11-20');
});

test.each([
  ['2026-11-19', false],
  ['2026-11-20', true],
  ['2027-01-31', true],
  ['2027-02-01', false],
  ['2026-11-31', false],
  ['', false],
])('X-11 a validity until %j may be chosen: %s', (expiresAt, may) => {
  const message = 'La vigencia debe estar entre hoy y el fin de la temporada (31/01/27).';
  expect(expiryProblems(expiresAt, window)).toEqual(may ? [] : [{ path: 'expiresAt', message }]);
});

test('X-11 though the season has ended, today may be chosen', () => {
  const ended = { ...window, endDate: '2026-11-19' };
  expect(expiryProblems(window.today, ended)).toEqual([]);
  expect(expiryProblems('2026-11-21', ended)).toHaveLength(1);
});
