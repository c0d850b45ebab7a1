import type { Figures } from '@surco/shared/contract';
import { getToday, useCall } from '@surco/shared/platform';
import { createWeekLines, LineChart } from '@surco/shared/ui/chart';
import { RadioField } from '@surco/shared/ui/inputs';
import { useState } from 'react';
import { getMeasureValue, type Measure, measureTexts } from '../model/measures';
import { texts } from '../texts';

interface Props {
  query: { seasonId?: string };
  measure: Measure;
  /** The target of the whole season in the unit of the measure; null without one. */
  target: number | null;
}

const MODES = [
  { value: 'cumulative', label: texts.cumulative },
  { value: 'perWeek', label: texts.perWeek },
] as const;

/** The curve of the season beside the previous one, with the target. */
export function WeeksPanel({ query, measure, target }: Props) {
  const [mode, setMode] = useState<(typeof MODES)[number]['value']>('cumulative');
  const { data, error, isLoading, mutate } = useCall('GET /overview/weeks', { query });
  const getValue = (figures: Figures): number => getMeasureValue(figures, measure);
  const options = { getValue, isCumulative: mode === 'cumulative', target, today: getToday() };
  const { points, series } = data ? createWeekLines(data, options) : { points: [], series: [] };
  return (
    <div className="surco-overview-wide">
      <RadioField label={texts.weeksMode} value={mode} options={MODES} onChange={setMode} />
      <LineChart
        title={texts.weeks}
        measure={measureTexts[measure].chart}
        source={{ list: 'GET /sales', filters: data?.comparison.season ? { seasonId: data.comparison.season.id } : {} }}
        pointTitle={texts.week}
        points={points}
        series={series}
        isLoading={isLoading && !data}
        error={isLoading ? undefined : error}
        onRetry={() => void mutate()}
        empty={{ text: texts.noSales }}
      />
    </div>
  );
}
