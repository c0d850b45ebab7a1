import { rankingDimensions } from '@surco/shared/contract';
import { BarChart, toChartState } from '@surco/shared/ui/chart';
import { usePanelCall } from '@surco/shared/ui/panel';
import { useChoice } from '../hooks/useChoice';
import { ChartChoice } from './ChartChoice';
import type { SeasonQuery } from '../hooks/useOverviewSeason';
import { createRankingBars } from '../model/createRankingBars';
import { type Measure, measureTexts } from '../model/measures';
import { toSeasonFilter } from '../model/toSeasonFilter';
import { dimensionLabels, texts } from '../texts';

const DIMENSIONS = rankingDimensions.map((value) => ({ value, label: dimensionLabels[value] }));

/** Who and what sold most in the season. */
export function RankingPanel({ query, measure }: { query: SeasonQuery; measure: Measure }) {
  const [by, setBy] = useChoice('by', rankingDimensions, 'zone');
  const response = usePanelCall('GET /overview/ranking', { query: { ...query, by } });
  const { data } = response;
  return (
    <div className="surco-overview-wide">
      <ChartChoice label={texts.dimension} value={by} options={DIMENSIONS} onChange={setBy} />
      <BarChart
        title={`${texts.sales} por ${texts.rankingOf[by]}`}
        measure={measureTexts[measure].chart}
        source={{ list: 'GET /sales', filters: toSeasonFilter(data) }}
        barTitle={dimensionLabels[by]}
        parts={[measureTexts[measure].label]}
        bars={data ? createRankingBars(data, by, measure) : []}
        {...toChartState(response)}
        empty={{ text: texts.noSales }}
      />
    </div>
  );
}
