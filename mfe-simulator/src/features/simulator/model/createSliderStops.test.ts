import { fractionToPercent, type SilageRange, silageRanges, silageFieldNames } from '@surco/shared/domain';
import { getDemoProduct } from '@surco/shared/demo';
import { findNearestStopIndex, createSliderStops } from './createSliderStops';

const product = getDemoProduct('DKX-620');

test.each(silageFieldNames)('R-09 the stops of the slider of %s increase within the range of the field', (name) => {
  const stops = createSliderStops(name, product);
  expect(stops).toEqual(stops.toSorted((a, b) => a - b));
  expect(new Set(stops).size).toBe(stops.length);
  expect(stops.length).toBeLessThan(200);
  const {
    min,
    max,
    isWhole = false,
    isPercent = false,
  }: Pick<SilageRange, 'min' | 'max' | 'isWhole' | 'isPercent'> = name === 'discount'
    ? { min: 0, max: product.maxDiscount, isPercent: true }
    : silageRanges[name];
  expect(stops[0]).toBe(isPercent ? fractionToPercent(min) : min);
  expect(stops.at(-1)).toBeLessThanOrEqual(isPercent ? fractionToPercent(max) : max);
  expect(stops.every((stop) => !isWhole || Number.isInteger(stop))).toBe(true);
});

test('R-09 the slider of the discount ends at the maximum of the product, and has one stop if that is 0', () => {
  expect(createSliderStops('discount', { maxDiscount: 0.05 }).at(-1)).toBe(5);
  expect(createSliderStops('discount', { maxDiscount: 0 })).toEqual([0]);
  expect(createSliderStops('discount', { maxDiscount: 0.002 })).toEqual([0, 0.2]);
  expect(createSliderStops('discount', { maxDiscount: 0.072 }).slice(-2)).toEqual([7, 7.2]);
  expect(createSliderStops('discount', { maxDiscount: 0.073 }).slice(-2)).toEqual([7, 7.3]);
});

test.each([
  [20, 20],
  [22, 20],
  [23, 25],
  [1_234, 1_200],
  [999_999, 50_000],
  [-5, 1],
])('R-09 places %d head at the stop %d', (value, stop) => {
  const stops = createSliderStops('animals', product);
  expect(stops[findNearestStopIndex(stops, value)]).toBe(stop);
});
