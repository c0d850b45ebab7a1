import { formatDate, formatNumber } from '@surco/shared/domain';
import { CHART_HEIGHT, type ChartPoint, buildStepPath, CHART_WIDTH } from '../model/buildStepPath';
import { texts } from '../texts';
import './AvailableChart.css';

/** Blank space above and below, so that the line is not cut off at its highest and lowest value. */
const MARGIN = 2;

interface Props {
  /** Oldest first; at least one. */
  points: readonly [ChartPoint, ...ChartPoint[]];
  /** The ISO instant where the line ends. */
  until: string;
}

/** A chart of the available bags over time; its caption states the first, the last and the lowest number. */
export function AvailableChart({ points, until }: Props) {
  const bags = points.map(({ available }) => available);
  const [first] = points;
  const last = { at: until, available: bags.at(-1) ?? 0 };
  const line = buildStepPath(points, Date.parse(until));
  return (
    <figure className="surco-detail-panel surco-stock-chart">
      <h2>{texts.chart}</h2>
      <p aria-hidden="true">{formatNumber(Math.max(...bags))}</p>
      <svg
        viewBox={`0 ${-MARGIN} ${CHART_WIDTH} ${CHART_HEIGHT + 2 * MARGIN}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        <path className="surco-stock-chart-area" d={`${line}V${CHART_HEIGHT}H0Z`} />
        <path className="surco-stock-chart-line" d={line} />
      </svg>
      <p className="surco-stock-chart-ends" aria-hidden="true">
        <span>{formatDate(first.at)}</span>
        <span>{formatDate(until)}</span>
      </p>
      <figcaption>{texts.chartSummary(first, last, Math.min(...bags))}</figcaption>
    </figure>
  );
}
