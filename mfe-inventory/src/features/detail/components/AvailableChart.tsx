import { formatDate, formatNumber } from '@surco/shared/domain/formats';
import { HEIGHT, type Point, stepPath, WIDTH } from '../model/chart';
import { texts } from '../texts';
import './AvailableChart.css';

interface Props {
  /** The oldest first; at least one. */
  points: readonly [Point, ...Point[]];
  /** The instant that the line goes on to. */
  until: string;
}

/** How what is available went up and down; the same is said in words below. */
export function AvailableChart({ points, until }: Props) {
  const bags = points.map(({ available }) => available);
  const [first] = points;
  const last = { at: until, available: bags.at(-1) ?? 0 };
  const line = stepPath(points, Date.parse(until));
  return (
    <figure className="surco-facts-panel surco-stock-chart">
      <h2>{texts.chart}</h2>
      <p className="surco-stock-chart-top" aria-hidden="true">
        {formatNumber(Math.max(...bags))}
      </p>
      <svg viewBox={`0 -2 ${WIDTH} ${HEIGHT + 4}`} preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <path className="surco-stock-chart-area" d={`${line}V${HEIGHT}H0Z`} />
        <path className="surco-stock-chart-line" d={line} />
      </svg>
      <p className="surco-stock-chart-ends" aria-hidden="true">
        <span>{formatDate(first.at)}</span>
        <span>{formatDate(until)}</span>
      </p>
      <figcaption>{texts.told(first, last, Math.min(...bags))}</figcaption>
    </figure>
  );
}
