import { Link } from '../../../platform';
import { formatWithUnit } from '../format-chart-value';
import type { ChartMeasure } from '../chart-types';
import type { LineChartLayout } from './layout-line-chart';
import { LineSample } from './line-legend';
import type { LinePoint, LineSeries } from './line-types';

/** Distance between the point and its values, in px. */
const GAP = 14;

interface Props {
  point: LinePoint;
  index: number;
  series: readonly LineSeries[];
  measure: ChartMeasure;
  layout: LineChartLayout;
}

/** "Semana 5. PV 2026: 120 bolsas; PV 2025: 90 bolsas." What the tooltip shows, for screen readers. */
export const describePoint = ({ point, index, series, measure }: Omit<Props, 'layout'>): string =>
  `${point.label}. ${series.map(({ name, values }) => `${name}: ${formatWithUnit(values[index] ?? null, measure)}`).join('; ')}.`;

/** The values of a point, on the side with more space. */
export function LineTooltip({ point, index, series, measure, layout: { xs, width } }: Props) {
  const x = xs[index] ?? 0;
  const side =
    x < width / 2
      ? { left: `calc(${(100 * x) / width}% + ${GAP}px)` }
      : { right: `calc(${100 - (100 * x) / width}% + ${GAP}px)` };
  return (
    <div className="surco-plot-tooltip" style={side}>
      <strong>{point.label}</strong>
      {series.map(({ name, values, isTarget }, at) => (
        <span key={name}>
          {series.length > 1 && <LineSample index={at} isTarget={isTarget} />}
          <span>{`${series.length > 1 ? `${name}: ` : ''}${formatWithUnit(values[index] ?? null, measure)}`}</span>
        </span>
      ))}
      {point.to && <Link to={point.to}>Ver registros</Link>}
    </div>
  );
}
