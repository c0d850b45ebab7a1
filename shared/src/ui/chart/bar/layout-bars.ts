import { scaleLinear } from '@visx/scale';
import type { Bar } from './bar-types';

/** A bar with the start and the width of each part, in percent of the width of the chart. */
export interface PlacedBar extends Bar {
  total: number;
  segments: readonly { from: number; width: number }[];
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Places the parts of all bars on one scale that starts at 0 and ends with the longest bar. */
export function layoutBars(bars: readonly Bar[]): readonly PlacedBar[] {
  const longest = Math.max(...bars.map(({ values }) => sum(values)), 0);
  const scale = scaleLinear({ domain: [0, longest || 1], range: [0, 100] });
  return bars.map((bar) => {
    let from = 0;
    const segments = bar.values.map((value) => {
      const segment = { from, width: scale(value) };
      from += segment.width;
      return segment;
    });
    return { ...bar, total: sum(bar.values), segments };
  });
}
