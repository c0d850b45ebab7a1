import { silageRanges, type SilageRange } from '@surco/shared/domain/silage/input';
import { demoProduct } from '@surco/shared/testing/catalogue';
import { FIELDS, type FieldName } from './fields';
import { toPoints } from './number';
import { stopNear, stopsOf } from './scales';

const product = demoProduct('DKX-620');
const names = Object.keys(FIELDS) as FieldName[];

test.each(names)('R-09 the slider of %s climbs within what the field takes', (name) => {
  const stops = stopsOf(name, product);
  expect(stops).toEqual(stops.toSorted((a, b) => a - b));
  expect(new Set(stops).size).toBe(stops.length);
  expect(stops.length).toBeLessThan(200);
  const {
    min,
    max,
    whole = false,
    percent = false,
  }: Pick<SilageRange, 'min' | 'max' | 'whole' | 'percent'> = name === 'discount'
    ? { min: 0, max: product.maxDiscount, percent: true }
    : silageRanges[name];
  expect(stops[0]).toBe(percent ? toPoints(min) : min);
  expect(stops.at(-1)).toBeLessThanOrEqual(percent ? toPoints(max) : max);
  expect(stops.every((stop) => !whole || Number.isInteger(stop))).toBe(true);
});

test('R-09 the discount slides as far as the product allows, and not at all where it allows none', () => {
  expect(stopsOf('discount', { maxDiscount: 0.05 }).at(-1)).toBe(5);
  expect(stopsOf('discount', { maxDiscount: 0 })).toEqual([0]);
});

test.each([
  [20, 20],
  [22, 20],
  [23, 25],
  [1_234, 1_200],
  [999_999, 50_000],
  [-5, 1],
])('R-09 %d head stand at the stop of %d', (value, stop) => {
  const stops = stopsOf('animals', product);
  expect(stops[stopNear(stops, value)]).toBe(stop);
});
