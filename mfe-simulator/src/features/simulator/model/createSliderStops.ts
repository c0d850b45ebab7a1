import { fractionToPercent, type SilageProduct, type SilageFieldName } from '@surco/shared/domain';

/** From, to and step, in the unit of the field. */
type StopRange = readonly [from: number, to: number, step: number];

/**
 * Stops of the sliders: dense for common values and sparse for large ones, so that a phone's slider reaches 20 and
 * 20,000 head. Larger values are typed.
 */
const STOP_RANGES: Record<Exclude<SilageFieldName, 'discount'>, readonly StopRange[]> = {
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

const roundStop = (value: number): number => Math.round(value * 1000) / 1000;

function expandStops(ranges: readonly StopRange[]): readonly number[] {
  const first = ranges[0]?.[0] ?? 0;
  const further = ranges.flatMap(([from, to, step]) => {
    const length = Math.ceil(roundStop((to - from) / step));
    return Array.from({ length }, (_, index) => roundStop(Math.min(to, from + (index + 1) * step)));
  });
  return [first, ...further];
}

const stopsCache = new Map<string, readonly number[]>();

/** Stops of a field's slider, ascending; the discount ends at the product's maximum. */
export function createSliderStops(
  name: SilageFieldName,
  { maxDiscount }: Pick<SilageProduct, 'maxDiscount'>,
): readonly number[] {
  const key = name === 'discount' ? `discount ${maxDiscount}` : name;
  const stops =
    stopsCache.get(key) ??
    expandStops(name === 'discount' ? [[0, fractionToPercent(maxDiscount), 0.5]] : STOP_RANGES[name]);
  stopsCache.set(key, stops);
  return stops;
}

/** Index of the nearest stop. */
export function findNearestStopIndex(stops: readonly number[], value: number): number {
  let nearestIndex = 0;
  stops.forEach((stop, index) => {
    if (Math.abs(stop - value) < Math.abs((stops[nearestIndex] ?? 0) - value)) nearestIndex = index;
  });
  return nearestIndex;
}
