import type { TargetProgress } from '../../contract';
import { sumTargets, type TargetMeasure, targetMeasures, type TargetOwner, type TargetValue } from '../../domain';
import { type PanelState, usePanelCall } from '../panel/use-panel-call';

const sumRows = (progress: TargetProgress | undefined): TargetValue =>
  sumTargets((progress?.rows ?? []).map(({ target }) => target));

interface SeasonTarget {
  /** Of the whole season; null in a measure without a target. */
  target: TargetValue;
  /** The targets that count, while they load or fail. */
  response: PanelState<TargetProgress>;
}

/**
 * The target of a whole season: that of all its consultants; in a measure in which they have none, that of its zones.
 * @param query without a season, the current one
 * @param measures those that are needed; with none of them, nothing is loaded
 */
export function useSeasonTarget(
  query: { seasonId?: string },
  measures: readonly TargetMeasure[] = targetMeasures,
): SeasonTarget {
  const build = (owner: TargetOwner, isNeeded: boolean) => (isNeeded ? { query: { ...query, owner } } : null);
  const consultants = usePanelCall('GET /targets/progress', build('consultant', measures.length > 0));
  const ofConsultants = sumRows(consultants.data);
  const needsZones = consultants.data !== undefined && measures.some((measure) => ofConsultants[measure] === null);
  const zones = usePanelCall('GET /targets/progress', build('zone', needsZones));
  const ofZones = sumRows(zones.data);
  return {
    target: { bags: ofConsultants.bags ?? ofZones.bags, total: ofConsultants.total ?? ofZones.total },
    response: needsZones ? zones : consultants,
  };
}
