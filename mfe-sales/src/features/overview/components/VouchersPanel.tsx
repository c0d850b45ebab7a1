import { getVoucherListPath, type OverviewVouchers } from '@surco/shared/contract';
import { expiryRangeLabels, formatCount } from '@surco/shared/domain';
import { useCall } from '@surco/shared/platform';
import { type Bar, BarChart } from '@surco/shared/ui/chart';
import { texts } from '../texts';

/** No bar at all when nothing is owed, so that the chart says so. */
function createBars({ comparison: { season }, ranges }: OverviewVouchers): Bar[] {
  if (!season || ranges.every(({ count }) => count === 0)) return [];
  return ranges.map(({ range, count, balance }) => ({
    label: expiryRangeLabels[range],
    note: formatCount(count, 'DKbono', 'DKbonos'),
    to: getVoucherListPath({ seasonId: season.id, expiry: range }),
    values: [Number(balance)],
  }));
}

/** The DKbonos that are still owed, by how soon they expire. */
export function VouchersPanel({ query }: { query: { seasonId?: string } }) {
  const { data, error, isLoading, mutate } = useCall('GET /overview/vouchers', { query });
  return (
    <BarChart
      title={texts.vouchers}
      measure="money"
      source={{
        list: 'GET /vouchers',
        filters: data?.comparison.season ? { seasonId: data.comparison.season.id } : {},
      }}
      barTitle={texts.expiry}
      parts={['Saldo']}
      bars={data ? createBars(data) : []}
      expectedBars={4}
      isLoading={isLoading && !data}
      error={isLoading ? undefined : error}
      onRetry={() => void mutate()}
      empty={{ text: texts.noVouchers, icon: 'check' }}
    />
  );
}
