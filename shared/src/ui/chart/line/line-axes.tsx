import type { LineChartLayout } from './layout-line-chart';

/** The name of the last tick ends with the axis, so that it is not cut off. */
const getAnchor = (position: number, { right }: LineChartLayout) => (position > right - 24 ? 'end' : 'middle');

/** Horizontal lines with values on the left, names below. */
export const LineAxes = ({ layout }: { layout: LineChartLayout }) => (
  <g className="surco-plot-axes">
    {layout.yTicks.map(({ label, position }) => (
      <g key={position}>
        <path d={`M${layout.left} ${position}H${layout.right}`} />
        <text x={layout.left - 8} y={position + 4} textAnchor="end">
          {label}
        </text>
      </g>
    ))}
    <path className="surco-plot-base" d={`M${layout.left} ${layout.bottom}H${layout.right}`} />
    {layout.xTicks.map(({ label, position }) => (
      <text key={position} x={position} y={layout.bottom + 20} textAnchor={getAnchor(position, layout)}>
        {label}
      </text>
    ))}
  </g>
);
