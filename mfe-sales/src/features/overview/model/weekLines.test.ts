import type { OverviewWeeks, PanelSeason } from '@surco/shared/contract';
import { createWeekLines, type WeekChartOptions } from './weekLines';

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
const options: WeekChartOptions = { measure: 'bags', isCumulative: true, target: null, today: '2026-05-10' };

const listSeries = (change: Partial<WeekChartOptions>, data = weeks) =>
  createWeekLines(data, { ...options, ...change }).series.map(({ name, values }) => [name, values]);

test('adds up the weeks until the current one, and all weeks of the previous season', () =>
  expect(listSeries({})).toEqual([
    ['PV 2026', [10, 15, null, null]],
    ['PV 2025', [4, 4, 10, null]],
  ]));

test('shows what was sold in each week, 0 where nothing was', () =>
  expect(listSeries({ isCumulative: false, measure: 'total' })).toEqual([
    ['PV 2026', [1000, 500, null, null]],
    ['PV 2025', [400, 0, 600, null]],
  ]));

test('X-23 draws the target as a line that reaches it in the last week of the season', () => {
  expect(listSeries({ target: 40 })[2]).toEqual(['Meta', [10, 20, 30, 40]]);
  expect(listSeries({ target: 40, isCumulative: false })).toHaveLength(2);
  expect(listSeries({ target: 0 })).toHaveLength(2);
});

test('each week leads to its sales: in the week, or until its end', () => {
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

test.each([
  ['without a season', { ...weeks, comparison: { season: null, previousSeason: null, previousUntil: null } }],
  ['without any sale', { ...weeks, current: [], previous: [] }],
])('has no line %s', (_, data) => expect(createWeekLines(data, options)).toEqual({ points: [], series: [] }));
