import { getSaleListPath, type OverviewSummary } from '@surco/shared/contract';
import { formatCount } from '@surco/shared/domain';
import { Link } from '@surco/shared/platform';
import { type PanelState, usePanelCall } from '@surco/shared/ui/panel';
import { Panel } from '../../../common/components/Panel';
import { TargetMeter } from '@surco/shared/ui/target';
import { texts } from '../texts';

/** The target of the signed-in consultant; the API returns no other row to them. */
function OwnTarget({ seasonId }: { seasonId: string }) {
  const { data } = usePanelCall('GET /targets/progress', { query: { seasonId, owner: 'consultant' } });
  const [own] = data?.rows ?? [];
  if (!data) return null;
  if (!data.season || !own) return <small>{texts.noTarget}</small>;
  return <TargetMeter target={own.target} sold={own.sold} season={data.season} />;
}

/** What the signed-in consultant sold in the season, against the previous one on the same day and against the target. */
export function OwnProgress({ response }: { response: PanelState<OverviewSummary> }) {
  return (
    <Panel
      title={texts.progress}
      response={response}
      isEmpty={({ comparison }) => comparison.season === null}
      emptyText={texts.noSeason}
    >
      {({ comparison: { season, previousSeason }, current, previous }) =>
        season && (
          <div className="surco-my-day-progress">
            <p>
              <Link to={getSaleListPath({ seasonId: season.id })}>
                <strong>{formatCount(current.bags, 'bolsa', 'bolsas')}</strong>
              </Link>{' '}
              en {season.name}
              {previousSeason && (
                <small>
                  {texts.sameDay(previousSeason.name)}: {formatCount(previous.bags, 'bolsa', 'bolsas')}
                </small>
              )}
            </p>
            <OwnTarget seasonId={season.id} />
          </div>
        )
      }
    </Panel>
  );
}
