import { EmptyState } from '@surco/shared/ui/feedback';
import { useNextStep } from '@surco/shared/ui/next-step';
import { MissingZones, usePanelCall } from '@surco/shared/ui/panel';
import { useSeasonTarget } from '@surco/shared/ui/target';
import { useAllSeasons } from '../../../common/api/useAllSeasons';
import { usePendingCustomers, usePendingUsers } from '../api/useApprovals';
import { ActivityPanel } from '../components/ActivityPanel';
import { ApprovalsPanel } from '../components/ApprovalsPanel';
import { ChartChoice } from '../components/ChartChoice';
import { RankingPanel } from '../components/RankingPanel';
import { SeasonHead } from '../components/SeasonHead';
import { StockPanel } from '../components/StockPanel';
import { SummaryPanel } from '../components/SummaryPanel';
import { TargetsPanel } from '../components/TargetsPanel';
import { VouchersPanel } from '../components/VouchersPanel';
import { WeeksPanel } from '../components/WeeksPanel';
import { useChoice } from '../hooks/useChoice';
import { type SeasonQuery, useOverviewSeason } from '../hooks/useOverviewSeason';
import { MEASURES, measureTexts } from '../model/measures';
import { texts } from '../texts';
import '../components/overview.css';

const MEASURE_OPTIONS = MEASURES.map((value) => ({ value, label: measureTexts[value].label }));

const toNumber = (amount: number | string | null): number | null => (amount === null ? null : Number(amount));

function SeasonPanels({ query }: { query: SeasonQuery }) {
  const [measure, setMeasure] = useChoice('measure', MEASURES, 'bags');
  const unit = measure === 'hectares' ? null : measure;
  const { target } = useSeasonTarget(query, unit ? [unit] : []);
  return (
    <>
      <ChartChoice label={texts.measure} value={measure} options={MEASURE_OPTIONS} onChange={setMeasure} />
      <WeeksPanel query={query} measure={measure} target={unit && toNumber(target[unit])} />
      <RankingPanel query={query} measure={measure} />
      <div className="surco-overview-columns">
        <TargetsPanel query={query} />
        <div className="surco-overview-stack">
          <VouchersPanel query={query} />
          <StockPanel query={query} />
        </div>
      </div>
    </>
  );
}

/** Says what to do without a current season; those who manage seasons can create the first. */
function NoSeason({ hasOthers }: { hasOthers: boolean }) {
  const nextStep = useNextStep('seasons');
  return <EmptyState {...(hasOthers ? { text: texts.noSeason } : nextStep)} />;
}

function Approvals() {
  const users = usePendingUsers();
  const customers = usePendingCustomers();
  return (
    <div className="surco-overview-columns">
      <ApprovalsPanel
        {...users}
        title={texts.pendingUsers}
        emptyText={texts.noPendingUsers}
        affectedCalls={['GET /users', 'GET /users/{id}']}
      />
      <ApprovalsPanel
        {...customers}
        title={texts.pendingCustomers}
        emptyText={texts.noPendingCustomers}
        affectedCalls={['GET /clients', 'GET /clients/{id}']}
      />
    </div>
  );
}

/** how the season is going beside the previous one, and what waits for a decision. */
export default function OverviewPage() {
  const { query, chooseSeason } = useOverviewSeason();
  const seasons = useAllSeasons().data?.data;
  const summary = usePanelCall('GET /overview/summary', { query });
  const hasNoSeason = summary.data !== undefined && summary.data.comparison.season === null;
  return (
    <div className="surco-overview">
      <MissingZones />
      {seasons?.length !== 0 && (
        <SeasonHead
          seasonId={query.seasonId}
          comparison={summary.data?.comparison}
          seasons={seasons ?? []}
          onChange={chooseSeason}
        />
      )}
      {hasNoSeason ? (
        <NoSeason hasOthers={seasons?.length !== 0} />
      ) : (
        <>
          <SummaryPanel response={summary} />
          <SeasonPanels query={query} />
        </>
      )}
      <Approvals />
      <ActivityPanel />
    </div>
  );
}
