import { buildPath, type OverviewStock, seasonPaths } from '@surco/shared/contract';
import { formatCount, formatNumber } from '@surco/shared/domain';
import { useCall } from '@surco/shared/platform';
import { type Bar, BarChart } from '@surco/shared/ui/chart';
import { texts } from '../texts';

type StockRow = OverviewStock['rows'][number];

function describePace({ available, weeksLeft }: StockRow): string {
  if (available === 0) return texts.exhausted;
  if (weeksLeft === null) return texts.noPace;
  return texts.weeksLeft(weeksLeft === 1 ? formatCount(1, 'semana', 'semanas') : `${formatNumber(weeksLeft)} semanas`);
}

const createBar = (row: StockRow): Bar => ({
  label: `${row.product.code} · ${row.distributor.name}`,
  note: describePace(row),
  to: buildPath(seasonPaths.inventory, { id: row.id }),
  values: [row.sold, row.committed, row.available],
});

/** The inventories that run out first. */
export function StockPanel({ query }: { query: { seasonId?: string } }) {
  const { data, error, isLoading, mutate } = useCall('GET /overview/stock', { query });
  return (
    <BarChart
      title={texts.stock}
      measure={['bolsa', 'bolsas']}
      source={{
        list: 'GET /inventories',
        filters: data?.comparison.season ? { seasonId: data.comparison.season.id } : {},
      }}
      barTitle={texts.inventory}
      parts={texts.stockParts}
      bars={(data?.rows ?? []).map(createBar)}
      isLoading={isLoading && !data}
      error={isLoading ? undefined : error}
      onRetry={() => void mutate()}
      empty={{ text: texts.noStock, icon: 'check' }}
    />
  );
}
