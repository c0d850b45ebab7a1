import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import type { ChartMeasure } from '../chart-types';
import { findLastValue, findNearestPoint, layoutLineChart } from './layout-line-chart';
import { LineAxes } from './line-axes';
import { describePoint, LineTooltip } from './line-tooltip';
import type { LinePoint, LineSeries } from './line-types';
import { SeriesLine } from './series-line';
import { useWidth } from './use-width';
import './line-plot.css';

interface Props {
  title: string;
  points: readonly LinePoint[];
  series: readonly LineSeries[];
  measure: ChartMeasure;
  isStep: boolean;
}

/**
 * The drawing. Pointer and finger show the values of the nearest point; a click opens its records. For the keyboard and
 * for screen readers it is a native slider, whose value is the point: arrows, Home and End move it, and each step is
 * announced; Enter opens the records of the point.
 */
export function LinePlot({ title, points, series, measure, isStep }: Props) {
  const [element, width] = useWidth();
  const [active, setActive] = useState<number | null>(null);
  const layout = layoutLineChart(points, series, measure, width);
  const last = points.length - 1;
  const current = Math.min(active ?? findLastValue(series, last), last);
  const point = points[current];
  const openRecords = (): void => element.current?.querySelector('a')?.click();
  /** A mouse cannot reach the link: the tooltip follows it to the next point. */
  const openByMouse = ({ pointerType, button, target }: PointerEvent): void => {
    const isOnLink = target instanceof Element && target.closest('a') !== null;
    if (pointerType === 'mouse' && button === 0 && !isOnLink) openRecords();
  };
  const showNearest = ({ clientX }: PointerEvent): void => {
    const { left = 0 } = element.current?.getBoundingClientRect() ?? {};
    setActive(findNearestPoint(layout.xs, clientX - left));
  };
  return (
    <div
      className={point?.to ? 'surco-plot-area surco-plot-opening' : 'surco-plot-area'}
      ref={element}
      onPointerDown={showNearest}
      onPointerMove={showNearest}
      onPointerUp={openByMouse}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setActive(null)}
    >
      <svg viewBox={`0 0 ${layout.width} ${layout.height}`} aria-hidden="true" focusable="false">
        <LineAxes layout={layout} />
        {active !== null && <path className="surco-plot-cursor" d={`M${layout.xs[current] ?? 0} 0V${layout.bottom}`} />}
        {series.map((line, index) => (
          <SeriesLine key={line.name} series={line} index={index} active={active} {...{ layout, isStep }} />
        ))}
      </svg>
      {point && (
        <input
          type="range"
          aria-label={`Recorrer «${title}»`}
          min={0}
          max={last}
          value={current}
          aria-valuetext={describePoint({ point, index: current, series, measure })}
          onChange={({ target }) => setActive(Number(target.value))}
          onFocus={() => setActive(current)}
          onBlur={({ relatedTarget }) => !element.current?.contains(relatedTarget) && setActive(null)}
          onKeyDown={({ key }: KeyboardEvent) => key === 'Enter' && openRecords()}
        />
      )}
      {point && active !== null && <LineTooltip {...{ point, series, measure, layout }} index={current} />}
    </div>
  );
}
