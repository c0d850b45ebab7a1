import { getToday, useLocation, useSearchParams } from '@surco/shared/platform';
import { createWeekLines, LineChart, toChartState } from '@surco/shared/ui/chart';
import { LinkTabs } from '@surco/shared/ui/display';
import { usePanelCall } from '@surco/shared/ui/panel';
import { texts } from '../texts';

/** Query parameter of the page: which curve it shows. */
const VIEW_PARAM = 'curva';
const CUMULATIVE = 'acumulada';

const getBags = ({ bags }: { bags: number }): number => bags;

interface Props {
  seasonId: string;
  /** The bags to be sold in the whole season; null without a target. */
  target: number | null;
}

/** The bags sold week by week, of this season and the previous one, with the target. */
export function SeasonCurve({ seasonId, target }: Props) {
  const query = { seasonId };
  const response = usePanelCall('GET /overview/weeks', { query });
  const { data } = response;
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const isCumulative = search.get(VIEW_PARAM) === CUMULATIVE;
  const options = { getValue: getBags, isCumulative, target, today: getToday() };
  const lines = data ? createWeekLines(data, options) : { points: [], series: [] };
  const tabs = [
    { to: pathname, label: texts.perWeek, current: !isCumulative },
    { to: `${pathname}?${VIEW_PARAM}=${CUMULATIVE}`, label: texts.cumulative, current: isCumulative },
  ];
  return (
    <LineChart
      title={texts.curve}
      measure={['bolsa', 'bolsas']}
      source={{ list: 'GET /sales', filters: query }}
      controls={<LinkTabs label={texts.curveViews} tabs={tabs} />}
      empty={{ text: texts.noSales }}
      {...toChartState(response)}
      pointTitle={texts.week}
      {...lines}
    />
  );
}
