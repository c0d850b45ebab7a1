import type { SilageProduct } from '@surco/shared/domain/silage/input';
import type { FieldName } from './fields';
import { toPoints } from './number';

/** From, to, step: in the unit that the field shows. */
type Stretch = readonly [from: number, to: number, step: number];

/**
 * Where a slider stops: close together where most people are, further apart where figures are great, so that one
 * thumb on a phone reaches 20 head and 20,000. What lies beyond the last stop is typed.
 */
const STRETCHES: Record<Exclude<FieldName, 'discount'>, readonly Stretch[]> = {
  animals: [
    [1, 20, 1],
    [20, 100, 5],
    [100, 500, 25],
    [500, 2_000, 100],
    [2_000, 10_000, 500],
    [10_000, 50_000, 5_000],
  ],
  intakeKg: [[1, 50, 0.5]],
  days: [
    [1, 10, 1],
    [10, 365, 5],
  ],
  reserve: [[0, 30, 1]],
  dryMatter: [[25, 45, 0.5]],
  hectares: [
    [0.1, 1, 0.1],
    [1, 10, 0.5],
    [10, 100, 5],
    [100, 1_000, 50],
    [1_000, 10_000, 500],
  ],
  loss: [[0, 40, 1]],
  rentPerHa: [
    [0, 20_000, 500],
    [20_000, 100_000, 5_000],
  ],
  salePrice: [
    [0, 3_000, 25],
    [3_000, 10_000, 250],
  ],
  siloWidth: [
    [0.5, 10, 0.5],
    [10, 30, 1],
    [30, 100, 10],
  ],
  siloHeight: [
    [0.5, 5, 0.25],
    [5, 20, 1],
  ],
};

const trimmed = (value: number): number => Math.round(value * 1000) / 1000;

function stopsAlong(stretches: readonly Stretch[]): readonly number[] {
  const first = stretches[0]?.[0] ?? 0;
  const further = stretches.flatMap(([from, to, step]) =>
    Array.from({ length: Math.round((to - from) / step) }, (_, index) => trimmed(from + (index + 1) * step)),
  );
  return [first, ...further];
}

const made = new Map<string, readonly number[]>();

/** The stops of a field's slider, least first; those of the discount end at what the product allows. */
export function stopsOf(name: FieldName, { maxDiscount }: Pick<SilageProduct, 'maxDiscount'>): readonly number[] {
  const key = name === 'discount' ? `discount ${maxDiscount}` : name;
  const stops = made.get(key) ?? stopsAlong(name === 'discount' ? [[0, toPoints(maxDiscount), 0.5]] : STRETCHES[name]);
  made.set(key, stops);
  return stops;
}

/** The stop a figure stands at, or next to. */
export function stopNear(stops: readonly number[], value: number): number {
  let near = 0;
  stops.forEach((stop, index) => {
    if (Math.abs(stop - value) < Math.abs((stops[near] ?? 0) - value)) near = index;
  });
  return near;
}
