import {
  type Figures,
  hasRole,
  isManager,
  overviewPaths,
  type Season,
  salesPaths,
  TARGET_EDITORS,
} from '@surco/shared/contract';
import { Link, toQueryString, useActor } from '@surco/shared/platform';
import { RecordState } from '@surco/shared/ui/detail';
import { RefreshFailed } from '@surco/shared/ui/panel';
import { TargetMeter, type useSeasonTarget } from '@surco/shared/ui/target';
import { texts } from '../texts';
import './SeasonTargetPanel.css';

interface Props extends ReturnType<typeof useSeasonTarget> {
  season: Season;
  /** What was sold in the season; undefined until it is loaded. */
  sold: Figures | undefined;
}

/** Where targets are set, or seen one by one; a consultant sees only their own, which the panel shows. */
function TargetLink({ seasonId, hasTarget }: { seasonId: string; hasTarget: boolean }) {
  const { role } = useActor();
  const query = toQueryString({ seasonId });
  if (hasTarget)
    return isManager(role) ? <Link to={overviewPaths.overview + query}>{texts.targetsByOwner}</Link> : null;
  return hasRole(role, TARGET_EDITORS) ? <Link to={salesPaths.targets + query}>{texts.setTargets}</Link> : null;
}

/** How far the target of a season is, and what has to be sold each week to reach it. */
export function SeasonTargetPanel({ season, sold, target, response }: Props) {
  const hasTarget = target.bags !== null || target.total !== null;
  return (
    <section className="surco-detail-panel surco-season-target">
      <header>
        <h2>{texts.target}</h2>
        {response.data && <TargetLink seasonId={season.id} hasTarget={hasTarget} />}
      </header>
      <RefreshFailed response={response} />
      <RecordState response={response}>
        {() => {
          if (!hasTarget) return <p>{texts.noTarget}</p>;
          return sold ? <TargetMeter target={target} sold={sold} season={season} /> : null;
        }}
      </RecordState>
    </section>
  );
}
