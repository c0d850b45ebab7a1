import { scaleLinear, scalePoint, scaleUtc } from '@visx/scale';
import { formatDate } from '../../../domain/text/formats';
import { formatTick } from '../format-chart-value';
import type { ChartMeasure } from '../chart-types';
import type { LinePoint, LineSeries } from './line-types';

/** Height of the drawing with its axes, in px. */
export const LINE_CHART_HEIGHT = 260;
/** Space for the names below the x axis, above the highest value and right of the last point, in px. */
const MARGIN = { top: 10, right: 14, bottom: 28 };
/** Width of a digit, and space between two names on the x axis, in px. */
const DIGIT_WIDTH = 7.5;
const TICK_GAP = 16;
const Y_TICKS = 4;

export interface AxisTick {
  label: string;
  /** Distance from the left or the upper edge, in px. */
  position: number;
}

/** Where everything is drawn, in px. */
export interface LineChartLayout {
  width: number;
  height: number;
  left: number;
  right: number;
  bottom: number;
  /** The x of each point. */
  xs: readonly number[];
  toY: (value: number) => number;
  xTicks: readonly AxisTick[];
  yTicks: readonly AxisTick[];
}

const toUtc = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** At most `count` of the items, evenly spread, with the first. */
const pickEvenly = <T>(items: readonly T[], count: number): readonly T[] => {
  const step = Math.max(1, Math.ceil(items.length / Math.max(count, 1)));
  return items.filter((_, index) => index % step === 0);
};

/** The x axis of points with calendar days is a time axis; other points have equal distances. */
function layoutX(points: readonly LinePoint[], left: number, right: number): Pick<LineChartLayout, 'xs' | 'xTicks'> {
  const longest = Math.max(...points.map(({ label, tick = label }) => tick.length), 1);
  const count = Math.max(2, Math.floor((right - left) / (longest * DIGIT_WIDTH + TICK_GAP)));
  const days = points.flatMap(({ day }) => (day === undefined ? [] : [day]));
  const [first, last] = [days[0], days.at(-1)];
  if (days.length === points.length && first !== undefined && last !== undefined && first !== last) {
    const scale = scaleUtc({ domain: [toUtc(first), toUtc(last)], range: [left, right] });
    const ticks = pickEvenly(scale.ticks(count), count);
    return {
      xs: days.map((day) => scale(toUtc(day))),
      xTicks: ticks.map((tick) => ({ label: formatDate(tick.toISOString().slice(0, 10)), position: scale(tick) })),
    };
  }
  const scale = scalePoint({ domain: points.map((_, index) => index), range: [left, right] });
  const xs = points.map((_, index) => scale(index) ?? left);
  const ticks = points.map(({ label, tick = label }, index) => ({ label: tick, position: xs[index] ?? left }));
  return { xs, xTicks: pickEvenly(ticks, count) };
}

/**
 * Places points, lines and axes. The y axis starts at 0, or at the lowest value if it is negative.
 * @param width of the drawing in px
 */
export function layoutLineChart(
  points: readonly LinePoint[],
  series: readonly LineSeries[],
  measure: ChartMeasure,
  width: number,
): LineChartLayout {
  const height = LINE_CHART_HEIGHT;
  const bottom = height - MARGIN.bottom;
  const values = series.flatMap(({ values }) => values.filter((value) => value !== null));
  const domain = [Math.min(0, ...values), Math.max(...values, 0)];
  if (domain[0] === domain[1]) domain[1] = 1;
  const yScale = scaleLinear({ domain, range: [bottom, MARGIN.top], nice: Y_TICKS });
  // Things are counted in whole numbers.
  const isCount = typeof measure !== 'string';
  const yTicks = yScale
    .ticks(Y_TICKS)
    .filter((tick) => !isCount || Number.isInteger(tick))
    .map((tick) => ({ label: formatTick(tick, measure), position: yScale(tick) }));
  const left = 10 + DIGIT_WIDTH * Math.max(...yTicks.map(({ label }) => label.length), 1);
  const right = Math.max(width - MARGIN.right, left + 1);
  return { width, height, left, right, bottom, toY: (value) => yScale(value), yTicks, ...layoutX(points, left, right) };
}

/** The index of the last point that has a value in the first series, `last` if none has. */
export function findLastValue([first]: readonly LineSeries[], last: number): number {
  let index = last;
  while (index > 0 && (first?.values[index] ?? null) === null) index -= 1;
  return (first?.values[index] ?? null) === null ? last : index;
}

/** The index of the point whose x is nearest. */
export function findNearestPoint(xs: readonly number[], x: number): number {
  let nearest = 0;
  xs.forEach((position, index) => {
    if (Math.abs(position - x) < Math.abs((xs[nearest] ?? 0) - x)) nearest = index;
  });
  return nearest;
}
