import { getSaleListPath, type TargetProgress } from '@surco/shared/contract';
import type { TargetOwner } from '@surco/shared/domain';
import { Link } from '@surco/shared/platform';
import { RadioField } from '@surco/shared/ui/fields';
import { usePanelCall } from '@surco/shared/ui/panel';
import { useState } from 'react';
import { Panel } from '../../../common/components/Panel';
import { TargetMeter } from '@surco/shared/ui/target';
import type { SeasonQuery } from '../hooks/useOverviewSeason';
import { dimensionFilters } from '../model/dimensionFilters';
import { dimensionLabels, texts } from '../texts';
import { ShowAllButton } from './ShowAllButton';

/** The others are shown on demand. */
const FIRST_ROWS = 5;

const OWNERS = [
  { value: 'consultant', label: dimensionLabels.consultant },
  { value: 'zone', label: dimensionLabels.zone },
] as const satisfies readonly { value: TargetOwner; label: string }[];

function TargetRows({ progress: { season, rows }, owner }: { progress: TargetProgress; owner: TargetOwner }) {
  const [showsAll, setShowsAll] = useState(false);
  if (!season) return null;
  return (
    <>
      <ul className="surco-page-panel-items">
        {(showsAll ? rows : rows.slice(0, FIRST_ROWS)).map(({ id, name, isActive, target, sold }) => (
          <li key={id}>
            <span className="surco-overview-owner">
              <Link to={getSaleListPath({ seasonId: season.id, [dimensionFilters[owner]]: id })}>{name}</Link>
              {!isActive && <small>{texts.inactive}</small>}
            </span>
            <TargetMeter target={target} sold={sold} season={season} />
          </li>
        ))}
      </ul>
      <ShowAllButton count={rows.length} first={FIRST_ROWS} showsAll={showsAll} onChange={setShowsAll} />
    </>
  );
}

/** How far the targets of the season are. */
export function TargetsPanel({ query }: { query: SeasonQuery }) {
  const [owner, setOwner] = useState<TargetOwner>('consultant');
  const response = usePanelCall('GET /targets/progress', { query: { ...query, owner } });
  return (
    <Panel
      title={texts.targets}
      response={response}
      controls={<RadioField label={texts.dimension} value={owner} options={OWNERS} onChange={setOwner} />}
      isEmpty={({ rows }) => rows.length === 0}
      emptyText={texts.noTargets}
    >
      {(progress) => <TargetRows progress={progress} owner={owner} />}
    </Panel>
  );
}
