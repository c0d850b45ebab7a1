import { formatMoney, formatPercent } from '@surco/shared/domain';
import type { ChartProps } from './chartProps';
import { getCostSegments, sumSegments } from '../../model/charts/barSegments';
import { StackedBar } from './StackedBar';

/** Cost split into seed, crop and ensiling. */
export function CostBreakdown({ calculation }: ChartProps) {
  const segments = getCostSegments(calculation);
  const total = sumSegments(segments);
  if (total <= 0) return null;
  const formatShare = (value: number): string => formatPercent(Math.round((1000 * value) / total) / 1000);
  const shares = segments.map(({ label, value }) => `${label} ${formatShare(value)}`).join(', ');
  return (
    <figure className="surco-chart">
      <StackedBar segments={segments} label={`De qué se compone el costo: ${shares}.`} />
      <ul className="surco-chart-legend">
        {segments.map(({ label, value, tone }) => (
          <li key={label} className={`surco-chart-key-${tone}`}>
            <span>{label}</span> <strong>{formatShare(value)}</strong> <span>{formatMoney(value)}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
