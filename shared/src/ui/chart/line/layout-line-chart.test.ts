import { findLastValue, findNearestPoint, layoutLineChart } from './layout-line-chart';

const bags = ['bolsa', 'bolsas'] as const;
const labels = (ticks: readonly { label: string }[]) => ticks.map(({ label }) => label);
const createWeeks = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ label: `Semana ${index + 1}`, tick: String(index + 1) }));

test('the y axis starts at 0 and ends above the highest value, in whole numbers', () => {
  const layout = layoutLineChart(createWeeks(2), [{ name: 'Vendido', values: [1, 2] }], bags, 600);
  expect(labels(layout.yTicks)).toEqual(['0', '1', '2']);
  expect(layout.toY(0)).toBe(layout.bottom);
});

test('the y axis includes negative values', () => {
  const { yTicks } = layoutLineChart(createWeeks(2), [{ name: 'Ajustes', values: [-30, 10] }], bags, 600);
  expect(labels(yTicks)[0]).toBe('-30');
});

test('writes large amounts short', () => {
  const { yTicks } = layoutLineChart(createWeeks(2), [{ name: 'Cobrado', values: [0, 2_000_000] }], 'money', 600);
  expect(labels(yTicks)).toContain('$1\u00A0M');
});

test('values of 0 only are drawn on the base line', () => {
  const layout = layoutLineChart(createWeeks(2), [{ name: 'Vendido', values: [0, 0] }], bags, 600);
  expect([layout.toY(0), labels(layout.yTicks)]).toEqual([layout.bottom, ['0', '1']]);
});

test.each([
  [300, [1, 5, 9, 13, 17, 21, 25]],
  [900, Array.from({ length: 26 }, (_, index) => index + 1)],
])('names as many points as %i px have space for', (width, expected) => {
  const values = Array.from({ length: 26 }, () => 5);
  expect(labels(layoutLineChart(createWeeks(26), [{ name: 'Vendido', values }], bags, width).xTicks)).toEqual(
    expected.map(String),
  );
});

test('points with days have the distances of time', () => {
  const points = ['2026-05-01', '2026-05-02', '2026-05-11'].map((day) => ({ label: day, day }));
  const { xs, left, right } = layoutLineChart(points, [{ name: 'Disponible', values: [3, 2, 1] }], bags, 600);
  expect(xs.map((x) => Math.round((10 * (x - left)) / (right - left)))).toEqual([0, 1, 10]);
});

test('points of one day have a place', () => {
  const points = [{ label: '01/05/26', day: '2026-05-01' }];
  const { xs, left, right } = layoutLineChart(points, [{ name: 'Disponible', values: [3] }], bags, 600);
  expect(xs[0]).toBe((left + right) / 2);
});

test.each([
  [-5, 0],
  [14, 0],
  [16, 1],
  [99, 2],
])('x %i is nearest to point %i', (x, expected) => expect(findNearestPoint([10, 20, 30], x)).toBe(expected));

test.each([
  [[1, 2, null], 1],
  [[1, 2, 3], 2],
  [[null, null, null], 2],
])('the last value of %j has the index %i', (values, expected) =>
  expect(findLastValue([{ name: 'Vendido', values }], 2)).toBe(expected),
);
