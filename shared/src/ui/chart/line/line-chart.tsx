import { ChartFigure } from '../chart-figure';
import type { ChartProps } from '../chart-types';
import { LINE_CHART_HEIGHT } from './layout-line-chart';
import { LineLegend } from './line-legend';
import { LinePlot } from './line-plot';
import type { LinePoint, LineSeries } from './line-types';

export interface LineChartProps extends ChartProps {
  /** What the points are, e.g. "Semana": the first header of the table. */
  pointTitle: string;
  points: readonly LinePoint[];
  /** At most four, e.g. this season, the one before, and a target. */
  series: readonly LineSeries[];
  /** A value stays until the next point, as stock does. */
  isStep?: boolean;
}

/** Lines over time, e.g. the sales of each week of this season, of the one before, and their target. */
export function LineChart({ pointTitle, points, series, isStep = false, ...props }: LineChartProps) {
  const { title, measure } = props;
  const table = {
    title: pointTitle,
    columns: series.map(({ name }) => name),
    rows: points.map(({ label, to }, index) => ({
      label,
      to,
      values: series.map(({ values }) => values[index] ?? null),
    })),
  };
  return (
    <ChartFigure
      {...props}
      table={table}
      legend={series.length > 1 && <LineLegend series={series} />}
      height={LINE_CHART_HEIGHT}
    >
      <LinePlot {...{ title, points, series, measure, isStep }} />
    </ChartFigure>
  );
}
