import { Marker } from '../marker';
import { getSeriesStyle, TARGET_STYLE } from '../series-style';
import type { LineSeries } from './line-types';

/** A piece of a line, as its chart draws it. */
export function LineSample({ index, isTarget = false }: { index: number; isTarget?: boolean }) {
  const { color, dash, marker } = getSeriesStyle(index);
  return (
    <svg width="32" height="14" aria-hidden="true" focusable="false">
      <path
        className={isTarget ? 'surco-plot-target' : 'surco-plot-line'}
        d="M0 7H32"
        strokeDasharray={isTarget ? TARGET_STYLE.dash : dash}
        style={{ stroke: isTarget ? TARGET_STYLE.color : color }}
      />
      {!isTarget && <Marker shape={marker} color={color} x={16} y={7} />}
    </svg>
  );
}

/** The lines with their names. */
export const LineLegend = ({ series }: { series: readonly LineSeries[] }) => (
  <ul className="surco-plot-legend">
    {series.map(({ name, isTarget }, index) => (
      <li key={name}>
        <LineSample index={index} isTarget={isTarget} />
        {name}
      </li>
    ))}
  </ul>
);
