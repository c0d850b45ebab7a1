import { getSaleListPath, type OverviewSummary } from '@surco/shared/contract';
import { formatNumber } from '@surco/shared/domain';
import { Link } from '@surco/shared/platform';
import { FailedState } from '@surco/shared/ui/feedback';
import { PanelSkeleton, type PanelState, RefreshFailed } from '@surco/shared/ui/panel';
import { formatChange } from '../model/formatChange';
import { getMeasureValue, MEASURES, measureTexts } from '../model/measures';
import { texts } from '../texts';

interface Metric {
  label: string;
  value: string;
  change: string | undefined;
}

function createMetrics({ comparison: { previousSeason }, current, previous }: OverviewSummary): Metric[] {
  const compare = (now: number, before: number): string | undefined =>
    previousSeason ? formatChange(now, before, previousSeason.name) : undefined;
  return [
    ...MEASURES.map((measure) => ({
      label: measureTexts[measure].label,
      value: measureTexts[measure].format(current),
      change: compare(getMeasureValue(current, measure), getMeasureValue(previous, measure)),
    })),
    { label: texts.sales, value: formatNumber(current.count), change: compare(current.count, previous.count) },
  ];
}

/** What was sold in the season, beside the previous one on the same day; each figure leads to its sales. */
export function SummaryPanel({ response }: { response: PanelState<OverviewSummary> }) {
  const { data, error, isLoading, mutate } = response;
  if (error && !isLoading) return <FailedState error={error} onRetry={() => void mutate()} />;
  if (!data) return <PanelSkeleton />;
  const seasonId = data.comparison.season?.id;
  if (!seasonId) return null;
  return (
    <div>
      <RefreshFailed response={response} />
      <ul className="surco-overview-metrics">
        {createMetrics(data).map(({ label, value, change }) => (
          <li key={label}>
            <Link to={getSaleListPath({ seasonId })}>
              <span>{label}</span>
              <strong>{value}</strong>
              {change && <small>{change}</small>}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
