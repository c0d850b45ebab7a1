import { sumTargets, type TargetValue } from '@surco/shared/domain';
import { useCall } from '@surco/shared/platform';
import type { SeasonQuery } from '../hooks/useOverviewSeason';
import type { Measure } from '../model/measures';

const sumRows = (rows: readonly { target: TargetValue }[] = []): TargetValue =>
  sumTargets(rows.map(({ target }) => target));

/**
 * The target of a whole season: that of all its consultants, without one that of its zones.
 * @returns in the unit of the measure; null without a target, and for hectares, which have none
 */
export function useSeasonTarget(query: SeasonQuery, measure: Measure): number | null {
  const consultants = useCall('GET /targets/progress', { query: { ...query, owner: 'consultant' } }).data;
  const zones = useCall('GET /targets/progress', { query: { ...query, owner: 'zone' } }).data;
  if (measure === 'hectares') return null;
  const target = sumRows(consultants?.rows)[measure] ?? sumRows(zones?.rows)[measure];
  return target === null ? null : Number(target);
}
