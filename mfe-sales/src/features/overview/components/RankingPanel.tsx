import { type RankingDimension, rankingDimensions } from '@surco/shared/contract';
import { useCall } from '@surco/shared/platform';
import { BarChart } from '@surco/shared/ui/chart';
import { RadioField } from '@surco/shared/ui/inputs';
import { useState } from 'react';
import { createRankingBars } from '../model/createRankingBars';
import { type Measure, measureTexts } from '../model/measures';
import { dimensionLabels, texts } from '../texts';
import { ShowAllButton } from './ShowAllButton';

const DIMENSIONS = rankingDimensions.map((value) => ({ value, label: dimensionLabels[value] }));
/** The others are shown on demand. */
const FIRST_BARS = 10;

/** Who and what sold most in the season. */
export function RankingPanel({ query, measure }: { query: { seasonId?: string }; measure: Measure }) {
  const [by, setBy] = useState<RankingDimension>('zone');
  const [showsAll, setShowsAll] = useState(false);
  const { data, error, isLoading, mutate } = useCall('GET /overview/ranking', { query: { ...query, by } });
  const bars = data ? createRankingBars(data, by, measure) : [];
  return (
    <div className="surco-overview-wide">
      <RadioField label={texts.dimension} value={by} options={DIMENSIONS} onChange={setBy} />
      <BarChart
        title={`${texts.sales} por ${texts.rankingOf[by]}`}
        measure={measureTexts[measure].chart}
        source={{ list: 'GET /sales', filters: data?.comparison.season ? { seasonId: data.comparison.season.id } : {} }}
        barTitle={dimensionLabels[by]}
        parts={[measureTexts[measure].label]}
        bars={showsAll ? bars : bars.slice(0, FIRST_BARS)}
        isLoading={isLoading && !data}
        error={isLoading ? undefined : error}
        onRetry={() => void mutate()}
        empty={{ text: texts.noSales }}
      />
      <ShowAllButton count={bars.length} first={FIRST_BARS} showsAll={showsAll} onChange={setShowsAll} />
    </div>
  );
}
