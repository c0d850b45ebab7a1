import type { Season } from '@surco/shared/contract';
import { getSeasonState } from '@surco/shared/domain';
import { getToday } from '@surco/shared/platform';
import { DetailPage } from '@surco/shared/ui/detail';
import { StatusTag } from '@surco/shared/ui/display';
import { FailedState } from '@surco/shared/ui/feedback';
import { MissingZones, RefreshFailed, usePanelCall } from '@surco/shared/ui/panel';
import { useSeasonTarget } from '@surco/shared/ui/target';
import { SeasonWindows } from '../../../common/components/SeasonWindows';
import { useCanManageInventory } from '../../../common/hooks/useCanManageInventory';
import { getSeasonActions } from '../model/getSeasonActions';
import { getSummaryMetrics } from '../model/getSummaryMetrics';
import { texts } from '../texts';
import { useCloseSeason } from '../hooks/useCloseSeason';
import { ClosingPanel } from './ClosingPanel';
import { SeasonCurve } from './SeasonCurve';
import { SeasonCustomersChart } from './SeasonCustomersChart';
import { SeasonProgressPanel } from './SeasonProgressPanel';
import { SeasonStockPanels } from './SeasonStockPanels';
import { SeasonTargetPanel } from './SeasonTargetPanel';
import './SeasonRecord.css';

/** One season: how far it and its target are, what was sold, its stock, its best customers, and what is left to close it. */
export function SeasonRecord({ season }: { season: Season }) {
  const { id, name, startDate, endDate } = season;
  const canManage = useCanManageInventory();
  const closing = useCloseSeason(season);
  const today = getToday();
  const summary = usePanelCall('GET /overview/summary', { query: { seasonId: id } });
  const target = useSeasonTarget({ seasonId: id });
  return (
    <DetailPage
      name={name}
      status={<StatusTag status={getSeasonState(season, today)} />}
      subtitle={
        <span className="surco-season-subtitle">
          {texts.dates(startDate, endDate)}
          <SeasonWindows season={season} today={today} />
        </span>
      }
      metrics={summary.error ? [] : getSummaryMetrics(id, summary.data)}
      actions={getSeasonActions(id, canManage, closing.action)}
      groups={[]}
    >
      {closing.dialog}
      <MissingZones />
      {summary.error !== undefined && <FailedState error={summary.error} onRetry={() => void summary.mutate()} />}
      <RefreshFailed response={summary} />
      <SeasonProgressPanel season={season} today={today} />
      <SeasonTargetPanel {...target} season={season} sold={summary.data?.current} />
      <SeasonCurve seasonId={id} target={target.target.bags} />
      <SeasonStockPanels seasonId={id}>
        <ClosingPanel seasonId={id} />
        <SeasonCustomersChart seasonId={id} />
      </SeasonStockPanels>
    </DetailPage>
  );
}
