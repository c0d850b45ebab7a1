import { formatCompactMoney } from './formatCompactMoney';
import { roundDownToNice, createAxisTicks } from './createAxisTicks';
import { layoutHectareGrid } from './hectareGridLayout';
import { layoutSiloFront, layoutSiloPlan } from './siloDrawingLayout';

test.each([
  [0.2, 1, [0.2]],
  [2.8, 1, [1, 1, 0.8]],
  [19.7, 1, [...Array.from({ length: 19 }, () => 1), 0.7]],
  [150, 10, Array.from({ length: 15 }, () => 1)],
  [10_000, 500, Array.from({ length: 20 }, () => 1)],
])('R-09 draws %d ha in squares of %d', (hectares, hectaresPerSquare, sownFractions) => {
  const { squares, ...grid } = layoutHectareGrid(hectares);
  expect(grid.hectaresPerSquare).toBe(hectaresPerSquare);
  expect(squares.map((square) => Number(square.toFixed(6)))).toEqual(sownFractions);
  expect(grid.rows * grid.columns).toBeGreaterThanOrEqual(squares.length);
});

test.each([
  [8, 2.5, 86.68, 0.237],
  [0.5, 0.5, 0.01, 0.0001],
  [100, 0.5, 12_000, 60],
  [0.5, 20, 500_000, null],
])('R-09 fits a silo of %d × %d × %d m into its drawing', (width, height, length, advance) => {
  const front = layoutSiloFront(width, height);
  expect(front.silo.x + front.silo.width).toBeLessThanOrEqual(320);
  expect(front.person.x - 0.2 * front.scale).toBeGreaterThanOrEqual(0);
  expect(front.ground - front.silo.height).toBeGreaterThanOrEqual(0);
  const plan = layoutSiloPlan(width, length, advance);
  expect(plan.x).toBeGreaterThanOrEqual(0);
  expect(plan.x + plan.silo.width).toBeLessThanOrEqual(320);
  expect(plan.silo.height).toBeLessThanOrEqual(64);
  expect(plan.monthlyAdvanceLength).toBeLessThanOrEqual(plan.silo.width);
  expect(plan.ruler.length).toBeLessThanOrEqual(320 / 3);
});

test('R-09 front and plan keep the proportions of the silo', () => {
  const { silo, scale } = layoutSiloFront(8, 2.5);
  expect(silo.width / silo.height).toBeCloseTo(8 / 2.5);
  expect(silo.height).toBeCloseTo(2.5 * scale);
  const plan = layoutSiloPlan(8, 86.68, 0.237);
  expect(plan.silo.width / plan.silo.height).toBeCloseTo(86.68 / 8);
  expect(plan.monthlyAdvanceLength / plan.silo.width).toBeCloseTo((0.237 * 30) / 86.68);
});

test.each([
  [1, 1],
  [3.9, 2],
  [49, 20],
  [0.07, 0.05],
])('R-09 rounds %d down to %d', (value, nice) => expect(roundDownToNice(value)).toBeCloseTo(nice));

test.each([0, -5, Number.NaN, Infinity])('R-09 rounds %d, which is not positive and finite, to 1', (value) =>
  expect(roundDownToNice(value)).toBe(1),
);

test('R-40 starts ticks at zero and ends them at or below the end of the axis', () => {
  expect(createAxisTicks(1_820, 4)).toEqual([0, 500, 1_000, 1_500]);
  expect(createAxisTicks(2_000, 4)).toEqual([0, 500, 1_000, 1_500, 2_000]);
  expect(createAxisTicks(0.3, 2)).toEqual([0, 0.2]);
  expect(createAxisTicks(0, 4)).toEqual([0]);
});

test.each([
  [0, '$0'],
  [1_500, '$1,500'],
  [-600_000, '−$600 mil'],
  [2_352_510, '$2.4 M'],
  [3.2e9, '$3.2 mil M'],
])('R-40 formats %d as %s on an axis', (value, text) => {
  expect(formatCompactMoney(value)).toBe(text);
});
