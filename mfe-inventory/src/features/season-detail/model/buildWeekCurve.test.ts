import type { OverviewWeeks } from '@surco/shared/contract';
import { buildWeekCurve } from './buildWeekCurve';

const season = {
  id: 't-2',
  name: 'PV 2026',
  startDate: '2026-05-01',
  endDate: '2026-05-28',
  isOpen: true,
  isVoucherOpen: true,
};
const previousSeason = { ...season, id: 't-1', name: 'PV 2025', startDate: '2025-05-01', endDate: '2025-05-21' };
const createWeek = (week: number, bags: number) => ({ week, bags, hectares: bags, total: '100.00' });

const weeks: OverviewWeeks = {
  comparison: { season, previousSeason, previousUntil: '2025-05-10' },
  current: [createWeek(1, 10), createWeek(2, 5)],
  previous: [createWeek(1, 7), createWeek(3, 2)],
};

test('R-33 compares the weeks until today with all weeks of the previous season', () => {
  const { points, series } = buildWeekCurve(weeks, '2026-05-12', false);
  expect(points.map(({ label }) => label)).toEqual(['Semana 1', 'Semana 2', 'Semana 3', 'Semana 4']);
  expect(series).toEqual([
    { name: 'PV 2026', values: [10, 5, null, null] },
    { name: 'PV 2025', values: [7, 0, 2, null] },
  ]);
});

test('R-33 a week leads to its sales; the first one includes those dated before the season', () =>
  expect(buildWeekCurve(weeks, '2026-05-12', false).points.map(({ to }) => to)).toEqual([
    '/dashboard/sales/list/sale?seasonId=t-2&to=2026-05-07',
    '/dashboard/sales/list/sale?seasonId=t-2&from=2026-05-08&to=2026-05-14',
    undefined,
    undefined,
  ]));

test('R-33 adds up the weeks, and each leads to the sales until its end', () => {
  const { points, series } = buildWeekCurve(weeks, '2026-05-12', true);
  expect(series.map(({ values }) => values)).toEqual([
    [10, 15, null, null],
    [7, 7, 9, null],
  ]);
  expect(points[1]?.to).toBe('/dashboard/sales/list/sale?seasonId=t-2&to=2026-05-14');
});

test('R-33 the first season has nothing to compare with', () => {
  const comparison = { season, previousSeason: null, previousUntil: null };
  const { series } = buildWeekCurve({ ...weeks, comparison, previous: [] }, '2026-05-28', false);
  expect(series).toEqual([{ name: 'PV 2026', values: [10, 5, 0, 0] }]);
});

test('R-33 a season without sales has no points', () =>
  expect(buildWeekCurve({ ...weeks, current: [], previous: [] }, '2026-05-12', false).points).toEqual([]));
