import type { Figures } from '@surco/shared/contract';
import { getToday } from '@surco/shared/platform';
import { createWeekLines, LineChart, toChartState } from '@surco/shared/ui/chart';
import { usePanelCall } from '@surco/shared/ui/panel';
import { useChoice } from '../hooks/useChoice';
import { ChartChoice } from './ChartChoice';
import type { SeasonQuery } from '../hooks/useOverviewSeason';
import { getMeasureValue, type Measure, measureTexts } from '../model/measures';
import { toSeasonFilter } from '../model/toSeasonFilter';
import { texts } from '../texts';

interface Props {
  query: SeasonQuery;
  measure: Measure;
  /** The target of the whole season in the unit of the measure; null without one. */
  target: number | null;
}

const WEEK_MODES = ['cumulative', 'perWeek'] as const;
const MODES = WEEK_MODES.map((value) => ({ value, label: texts[value] }));

/** The curve of the season beside the previous one, with the target. */
export function WeeksPanel({ query, measure, target }: Props) {
  const [mode, setMode] = useChoice('weeks', WEEK_MODES, 'cumulative');
  const response = usePanelCall('GET /overview/weeks', { query });
  const { data } = response;
  const getValue = (figures: Figures): number => getMeasureValue(figures, measure);
  const options = { getValue, isCumulative: mode === 'cumulative', target, today: getToday() };
  const { points, series } = data ? createWeekLines(data, options) : { points: [], series: [] };
  return (
    <div className="surco-overview-wide">
      <ChartChoice label={texts.weeksMode} value={mode} options={MODES} onChange={setMode} />
      <LineChart
        title={texts.weeks}
        measure={measureTexts[measure].chart}
        source={{ list: 'GET /sales', filters: toSeasonFilter(data) }}
        pointTitle={texts.week}
        points={points}
        series={series}
        {...toChartState(response)}
        empty={{ text: texts.noSales }}
      />
    </div>
  );
}
