import { type BarSegment, sumSegments } from '../../model/charts/barSegments';

/** Gap between segments, in percent of the width. */
const GAP = 0.6;

/** Positions of the segments, in percent of the scale. */
function layoutSegments(segments: readonly BarSegment[], scale: number) {
  let from = 0;
  return segments.map((segment) => {
    const width = scale > 0 ? (100 * segment.value) / scale : 0;
    const segmentLayout = { ...segment, from, width: Math.max(width - GAP, Math.min(width, GAP)) };
    from += width;
    return segmentLayout;
  });
}

export interface StackedBarProps {
  segments: readonly BarSegment[];
  /** Value of the full width; the sum of the segments by default. */
  scale?: number;
  /** Text alternative. */
  label: string;
}

/** Stacked bar of full width and constant height. */
export const StackedBar = ({ segments, scale = sumSegments(segments), label }: StackedBarProps) => (
  <svg className="surco-chart-bar" viewBox="0 0 100 10" preserveAspectRatio="none" role="img" aria-label={label}>
    <rect className="surco-chart-track" width="100" height="10" />
    {layoutSegments(segments, scale).map(({ label: name, tone, from, width }) => (
      <rect key={name} className={`surco-chart-${tone}`} x={from} width={width} height="10" />
    ))}
  </svg>
);
