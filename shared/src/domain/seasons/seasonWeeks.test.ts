import { findPreviousSeason } from './findPreviousSeason';
import { accumulateWeeks, getSameSeasonDay, getSeasonProgress, getSeasonWeekDates } from './seasonWeeks';

const season = { startDate: '2026-05-04', endDate: '2026-05-31' };

test.each([
  [1, undefined, '2026-05-10'],
  [2, '2026-05-11', '2026-05-17'],
])('X-22 week %d is from %s to %s, and the first includes earlier dates', (week, from, to) => {
  expect(getSeasonWeekDates(season.startDate, week)).toEqual({ from, to });
});

test.each([
  ['2026-05-03', 0, 0],
  ['2026-05-04', 1, 1],
  ['2026-05-11', 8, 2],
  ['2026-05-31', 28, 4],
  ['2026-12-31', 28, 4],
])('X-22 on %s day %d and week %d of a season of 28 days', (today, day, week) => {
  expect(getSeasonProgress(season, today)).toEqual({ days: 28, day, weeks: 4, week });
});

test('X-22 the same day of another season is as many days after its start, also before the start', () => {
  expect(getSameSeasonDay(season, '2026-05-14', { startDate: '2025-05-05' })).toBe('2025-05-15');
  expect(getSameSeasonDay(season, '2026-05-01', { startDate: '2025-05-05' })).toBe('2025-05-02');
});

test('X-22 adds up the weeks exactly and fills those without sales', () => {
  const weeks = [
    { week: 3, bags: 2, hectares: 0.2, total: '0.20' },
    { week: 1, bags: 1, hectares: 0.1, total: '0.10' },
  ];
  expect(accumulateWeeks(weeks, 4)).toEqual([
    { week: 1, bags: 1, hectares: 0.1, total: '0.10' },
    { week: 2, bags: 1, hectares: 0.1, total: '0.10' },
    { week: 3, bags: 3, hectares: 0.3, total: '0.30' },
    { week: 4, bags: 3, hectares: 0.3, total: '0.30' },
  ]);
  expect(accumulateWeeks([], 0)).toEqual([]);
});

test('X-22 a season is compared with the one that starts last before it', () => {
  const seasons = ['2025-05-01', '2024-05-01', '2026-05-01', '2027-05-01'].map((startDate) => ({ startDate }));
  expect(findPreviousSeason(seasons, { startDate: '2026-05-01' })).toEqual({ startDate: '2025-05-01' });
  expect(findPreviousSeason(seasons, { startDate: '2024-05-01' })).toBeUndefined();
});
