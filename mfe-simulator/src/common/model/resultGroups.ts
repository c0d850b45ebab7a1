import {
  type SilageMetricGroup,
  silageMetricGroups,
  type SilageMetricKey,
  type SilageMode,
} from '@surco/shared/domain';
import type { Calculation } from './calculate';
import {
  summarizeCosts,
  summarizeSowing,
  summarizeMilk,
  summarizeSale,
  summarizeSaving,
  summarizeSilo,
  type GroupSummary,
} from './groupSummaries';

export interface ResultGroup extends SilageMetricGroup {
  /** Summary of the group in one sentence. */
  readonly summarize: GroupSummary;
}

const summaries: Readonly<Record<SilageMetricGroup['id'], GroupSummary>> = {
  sowing: summarizeSowing,
  silo: summarizeSilo,
  costs: summarizeCosts,
  saving: summarizeSaving,
  milk: summarizeMilk,
  sale: summarizeSale,
};

/** Whether a group or metric belongs to the selected mode; without a mode it belongs to both. */
const matchesMode =
  (selectedMode: SilageMode) =>
  ({ mode }: { readonly mode?: SilageMode }): boolean =>
    mode === undefined || mode === selectedMode;

/** Groups of a result; without a valid result, the groups of its mode with dashes. */
export function getVisibleResultGroups({ input, result, isValid }: Calculation): readonly ResultGroup[] {
  const isMetricShown = (group: SilageMetricGroup, key: SilageMetricKey): boolean =>
    isValid ? result[key] !== null : !group.isOptional;
  return silageMetricGroups
    .filter(matchesMode(input.mode))
    .map((group) => ({
      ...group,
      summarize: summaries[group.id],
      metrics: group.metrics.filter(matchesMode(input.mode)).filter(({ key }) => isMetricShown(group, key)),
    }))
    .filter(({ metrics }) => metrics.length > 0);
}
