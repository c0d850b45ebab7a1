import { curveLinear, curveStepAfter } from '@visx/curve';
import { LinePath } from '@visx/shape';
import { Marker } from '../marker';
import { getSeriesStyle, TARGET_STYLE } from '../series-style';
import type { LineChartLayout } from './layout-line-chart';
import type { LineSeries } from './line-types';

/** With more points the marks would touch each other; then only the active one is marked. */
const MAX_MARKED_POINTS = 31;

interface Props {
  series: LineSeries;
  index: number;
  layout: LineChartLayout;
  isStep: boolean;
  active: number | null;
}

/** One line with the marks of its values. */
export function SeriesLine({ series: { values, isTarget }, index, layout, isStep, active }: Props) {
  const { xs, toY } = layout;
  const { color, marker } = getSeriesStyle(index);
  const showsAll = !isStep && values.length <= MAX_MARKED_POINTS;
  const { dash } = isTarget ? TARGET_STYLE : getSeriesStyle(index);
  return (
    <>
      <LinePath
        className={isTarget ? 'surco-plot-target' : 'surco-plot-line'}
        data={[...values]}
        defined={(value) => value !== null}
        x={(_, at) => xs[at] ?? 0}
        y={(value) => toY(value ?? 0)}
        curve={isStep ? curveStepAfter : curveLinear}
        strokeDasharray={dash}
        style={{ stroke: isTarget ? TARGET_STYLE.color : color }}
      />
      {values.map(
        (value, at) =>
          value !== null &&
          !isTarget &&
          (showsAll || at === active) && (
            <Marker key={at} shape={marker} color={color} x={xs[at] ?? 0} y={toY(value)} />
          ),
      )}
    </>
  );
}
