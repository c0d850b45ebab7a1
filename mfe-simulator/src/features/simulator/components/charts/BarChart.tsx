import { type Bar, sumSegments } from '../../model/charts/barSegments';
import { StackedBar } from './StackedBar';

export interface BarChartProps {
  bars: readonly Bar[];
  formatValue: (value: number) => string;
}

/** Bars on one scale, each with its label and the values of its segments above; nothing when all values are 0. */
export function BarChart({ bars, formatValue }: BarChartProps) {
  const scale = Math.max(...bars.map(({ segments }) => sumSegments(segments)), 0);
  const describeBar = ({ segments }: Bar): string =>
    segments.map(({ label, value }) => `${label}: ${formatValue(value)}`).join(', ');
  if (scale <= 0) return null;
  return (
    <figure className="surco-chart surco-chart-bars">
      {bars.map((bar) => (
        <div key={bar.label}>
          <p>
            <strong>{bar.label}</strong>
            {bar.segments.map(({ label, value, tone }) => (
              <span key={label} className={`surco-chart-key surco-chart-key-${tone}`}>
                {label} {formatValue(value)}
              </span>
            ))}
          </p>
          <StackedBar segments={bar.segments} scale={scale} label={`${bar.label}. ${describeBar(bar)}.`} />
        </div>
      ))}
    </figure>
  );
}
