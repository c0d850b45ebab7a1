import { formatMoney, formatPercent } from '@surco/shared/domain';
import type { ChartProps } from './chartProps';
import { getCostSegments, sumSegments } from '../../model/charts/barSegments';
import { StackedBar } from './StackedBar';

/** Cost split into seed, crop and ensiling. */
export function CostBreakdown({ calculation }: ChartProps) {
  const pieces = getCostSegments(calculation);
  const total = sumSegments(pieces);
  if (total <= 0) return null;
  const share = (value: number): string => formatPercent(Math.round((1000 * value) / total) / 1000);
  const words = pieces.map(({ label, value }) => `${label} ${share(value)}`).join(', ');
  return (
    <figure className="surco-chart">
      <StackedBar segments={pieces} label={`De qué se compone el costo: ${words}.`} />
      <ul className="surco-chart-legend">
        {pieces.map(({ label, value, tone }) => (
          <li key={label} className={`surco-chart-key-${tone}`}>
            <span>{label}</span> <strong>{share(value)}</strong> <span>{formatMoney(value)}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
