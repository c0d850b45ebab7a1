import { buildPath, type OverviewStock, seasonPaths } from '@surco/shared/contract';
import { formatCount, formatNumber } from '@surco/shared/domain';
import { type Bar, BarChart, toChartState } from '@surco/shared/ui/chart';
import { usePanelCall } from '@surco/shared/ui/panel';
import type { SeasonQuery } from '../hooks/useOverviewSeason';
import { toSeasonFilter } from '../model/toSeasonFilter';
import { texts } from '../texts';

type StockRow = OverviewStock['rows'][number];

function describePace({ available, weeksLeft }: StockRow): string {
  if (available <= 0) return texts.exhausted;
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
export function StockPanel({ query }: { query: SeasonQuery }) {
  const response = usePanelCall('GET /overview/stock', { query });
  const { data } = response;
  return (
    <BarChart
      title={texts.stock}
      measure={['bolsa', 'bolsas']}
      source={{ list: 'GET /inventories', filters: toSeasonFilter(data) }}
      barTitle={texts.inventory}
      parts={texts.stockParts}
      bars={(data?.rows ?? []).map(createBar)}
      {...toChartState(response)}
      empty={{ text: texts.noStock, icon: 'check' }}
    />
  );
}
