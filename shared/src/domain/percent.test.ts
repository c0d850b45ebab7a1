import { calculateChange, fractionToPercent, percentToFraction } from './percent';

test.each([
  [0, 0],
  [0.5, 0.005],
  [7, 0.07],
  [7.5, 0.075],
  [14.05, 0.1405],
  [28.999, 0.28999],
  [33.3333, 0.333333],
  [55.1, 0.551],
  [100, 1],
  [-3.3, -0.033],
  [0.000001, 0.00000001],
])('E-07 %p %% is the fraction %p, in both directions', (percent, fraction) => {
  expect(percentToFraction(percent)).toBe(fraction);
  expect(fractionToPercent(fraction)).toBe(percent);
});

test('every percent with up to four decimals survives both conversions', () => {
  const percents = Array.from({ length: 142_858 }, (_, index) => (index * 7) / 10_000);
  expect(percents.at(-1)).toBeCloseTo(100, 3);
  expect(percents.filter((percent) => fractionToPercent(percentToFraction(percent)) !== percent)).toEqual([]);
});

test.each([
  [112.5, 100, 0.125],
  [75, 100, -0.25],
  [4_500_000, 4_800_000, -0.063],
  [100.04, 100, 0],
  [99.96, 100, 0],
  [0, 100, -1],
  [5, 0, null],
])('R-33 R-47 %p instead of %p is a change of %p', (current, former, change) =>
  expect(calculateChange(current, former)).toBe(change),
);
