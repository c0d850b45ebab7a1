import type { OverviewWeeks, PanelSeason } from '../../../contract';
import { createWeekLines, type WeekLinesOptions } from './create-week-lines';

const season: PanelSeason = {
  id: 's-1',
  name: 'PV 2026',
  startDate: '2026-05-01',
  endDate: '2026-05-28',
  isOpen: true,
  isVoucherOpen: true,
};
const previousSeason: PanelSeason = {
  ...season,
  id: 's-0',
  name: 'PV 2025',
  startDate: '2025-05-01',
  endDate: '2025-05-21',
};
const figures = (week: number, bags: number) => ({ week, bags, hectares: bags / 2, total: `${bags * 100}.00` });

const weeks: OverviewWeeks = {
  comparison: { season, previousSeason, previousUntil: '2025-05-10' },
  current: [figures(1, 10), figures(2, 5)],
  previous: [figures(1, 4), figures(3, 6)],
};
const options: WeekLinesOptions = {
  getValue: ({ bags }) => bags,
  isCumulative: true,
  target: null,
  today: '2026-05-10',
};

const listSeries = (change: Partial<WeekLinesOptions>, data = weeks) =>
  createWeekLines(data, { ...options, ...change }).series.map(({ name, values }) => [name, values]);

test('R-33 R-47 adds up the weeks until the current one, and all weeks of the previous season', () =>
  expect(listSeries({})).toEqual([
    ['PV 2026', [10, 15, null, null]],
    ['PV 2025', [4, 4, 10, null]],
  ]));

test('R-33 R-47 shows what was sold in each week, 0 where nothing was', () =>
  expect(listSeries({ isCumulative: false, getValue: ({ total }) => Number(total) })).toEqual([
    ['PV 2026', [1000, 500, null, null]],
    ['PV 2025', [400, 0, 600, null]],
  ]));

test('X-23 draws the target as a line that reaches it in the last week of the season', () => {
  expect(listSeries({ target: 40 })[2]).toEqual(['Meta', [10, 20, 30, 40]]);
  expect(listSeries({ target: 40, isCumulative: false })).toHaveLength(2);
  expect(listSeries({ target: 0 })).toHaveLength(2);
});

test('R-33 R-47 each week leads to its sales; the first includes those dated before the season', () => {
  const getAddresses = (isCumulative: boolean) =>
    createWeekLines(weeks, { ...options, isCumulative }).points.map(({ to }) => to);
  expect(getAddresses(false)).toEqual([
    '/dashboard/sales/list/sale?seasonId=s-1&to=2026-05-07',
    '/dashboard/sales/list/sale?seasonId=s-1&from=2026-05-08&to=2026-05-14',
    undefined,
    undefined,
  ]);
  expect(getAddresses(true)[1]).toBe('/dashboard/sales/list/sale?seasonId=s-1&to=2026-05-14');
});

test('R-33 the first season has nothing to compare with', () => {
  const comparison = { season, previousSeason: null, previousUntil: null };
  expect(listSeries({ today: '2026-05-28', isCumulative: false }, { ...weeks, comparison, previous: [] })).toEqual([
    ['PV 2026', [10, 5, 0, 0]],
  ]);
});

test('R-33 shows what was sold after the last day of the season', () =>
  expect(listSeries({}, { ...weeks, current: [...weeks.current, figures(5, 1)] })).toEqual([
    ['PV 2026', [10, 15, 15, 15, 16]],
    ['PV 2025', [4, 4, 10, null, null]],
  ]));

test.each([
  ['without a season', { ...weeks, comparison: { season: null, previousSeason: null, previousUntil: null } }],
  ['without any sale', { ...weeks, current: [], previous: [] }],
])('has no line %s', (_, data) => expect(createWeekLines(data, options)).toEqual({ points: [], series: [] }));
