import { getVoucherListPath, type OverviewVouchers } from '@surco/shared/contract';
import { expiryRangeLabels, formatCount } from '@surco/shared/domain';
import { type Bar, BarChart, toChartState } from '@surco/shared/ui/chart';
import { usePanelCall } from '@surco/shared/ui/panel';
import type { SeasonQuery } from '../hooks/useOverviewSeason';
import { toSeasonFilter } from '../model/toSeasonFilter';
import { texts } from '../texts';

/** No bar at all when nothing is owed, so that the chart says so. */
function createBars({ comparison: { season }, ranges, converted }: OverviewVouchers): Bar[] {
  if (!season) return [];
  const byExpiry = ranges.map(({ range, ...figures }) => ({
    ...figures,
    label: expiryRangeLabels[range],
    filters: { expiry: range },
  }));
  // A conversion rarely leaves a rest: no bar without one.
  const ofSales = converted?.count
    ? [{ ...converted, label: texts.convertedVouchers, filters: { status: 'CONVERTIDO', balance: 'due' } }]
    : [];
  const bars = [...byExpiry, ...ofSales];
  if (bars.every(({ count }) => count === 0)) return [];
  return bars.map(({ label, count, balance, filters }) => ({
    label,
    note: formatCount(count, 'DKbono', 'DKbonos'),
    to: getVoucherListPath({ seasonId: season.id, ...filters }),
    values: [Number(balance)],
  }));
}

/** The DKbonos that are still owed, by how soon they expire. */
export function VouchersPanel({ query }: { query: SeasonQuery }) {
  const response = usePanelCall('GET /overview/vouchers', { query });
  const { data } = response;
  return (
    <BarChart
      title={texts.vouchers}
      measure="money"
      source={{ list: 'GET /vouchers', filters: toSeasonFilter(data) }}
      barTitle={texts.expiry}
      parts={['Saldo']}
      bars={data ? createBars(data) : []}
      expectedBars={4}
      {...toChartState(response)}
      empty={{ text: texts.noVouchers, icon: 'check' }}
    />
  );
}
