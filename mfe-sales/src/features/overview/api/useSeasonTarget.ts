import { sumTargets, type TargetOwner, type TargetValue } from '@surco/shared/domain';
import { usePanelCall } from '@surco/shared/ui/panel';
import type { SeasonQuery } from '../hooks/useOverviewSeason';
import type { Measure } from '../model/measures';

const sumRows = (rows: readonly { target: TargetValue }[] = []): TargetValue =>
  sumTargets(rows.map(({ target }) => target));

/**
 * The target of a whole season: that of all its consultants; only without one, those of its zones count.
 * @returns in the unit of the measure; null without a target, and for hectares, which have none
 */
export function useSeasonTarget(query: SeasonQuery, measure: Measure): number | null {
  const unit = measure === 'hectares' ? null : measure;
  const build = (owner: TargetOwner, isNeeded: boolean) => (isNeeded ? { query: { ...query, owner } } : null);
  const consultants = usePanelCall('GET /targets/progress', build('consultant', unit !== null)).data;
  const ofConsultants = unit && sumRows(consultants?.rows)[unit];
  const needsZones = unit !== null && consultants !== undefined && ofConsultants === null;
  const zones = usePanelCall('GET /targets/progress', build('zone', needsZones)).data;
  const target = ofConsultants ?? (unit && sumRows(zones?.rows)[unit]);
  return target === null ? null : Number(target);
}
