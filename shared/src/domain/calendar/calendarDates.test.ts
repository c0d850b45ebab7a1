import { addDays, countDaysBetween, getCalendarDate, isCalendarDate, isRecordDate } from './calendarDates';

test('T-02 today is the date in the configured time zone, not in that of the machine', () => {
  const justBeforeMidnightInMexico = new Date('2026-11-20T05:59:00Z');
  expect(getCalendarDate('America/Mexico_City', justBeforeMidnightInMexico)).toBe('2026-11-19');
  expect(getCalendarDate('UTC', justBeforeMidnightInMexico)).toBe('2026-11-20');
});

test.each([
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['19/11/26', false],
  ['', false],
])('A-05 "%s" is an existing date: %s', (text, valid) => {
  expect(isCalendarDate(text)).toBe(valid);
});

test('A-05 adds and counts days across months', () => {
  expect(addDays('2026-12-30', 3)).toBe('2027-01-02');
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  expect(countDaysBetween('2026-12-30', '2027-01-02')).toBe(3);
  expect(countDaysBetween('2026-03-01', '2026-02-28')).toBe(-1);
});

test.each([
  ['2026-02-28', true],
  ['2099-12-31', true],
  ['2026-02-30', false],
  ['0026-02-28', false],
  ['1999-12-31', false],
  ['9999-12-31', false],
])('A-05 a record may have the date %s: %s', (date, may) => {
  expect(isRecordDate(date)).toBe(may);
});
