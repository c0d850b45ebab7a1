import type { SilageMetricKey, SilageMode } from '@surco/shared/domain';
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

/** A metric of the result in its group. */
export interface MetricSpec {
  readonly key: SilageMetricKey;
  readonly strong?: boolean;
  /** Overrides the model's label. */
  readonly label?: string;
  readonly mode?: SilageMode;
}

export interface ResultGroup {
  readonly id: string;
  readonly title: string;
  readonly mode?: SilageMode;
  /** Summary of the group in one sentence. */
  readonly summarize: GroupSummary;
  readonly metrics: readonly MetricSpec[];
  /** Hidden while there is no valid result, because its metrics may not apply. */
  readonly isOptional?: boolean;
}

export const RESULT_GROUPS: readonly ResultGroup[] = [
  {
    id: 'sowing',
    title: 'Siembra y cosecha',
    summarize: summarizeSowing,
    metrics: [
      { key: 'hectares', strong: true },
      { key: 'bags', strong: true },
      { key: 'tonnesUsable', strong: true },
      { key: 'feed', mode: 'AUTOCONSUMO' },
      { key: 'feedWithReserve', mode: 'AUTOCONSUMO' },
      { key: 'dmHarvest', mode: 'AUTOCONSUMO' },
      { key: 'hectaresExact', mode: 'AUTOCONSUMO' },
      { key: 'tonnesGreen' },
      { key: 'tonnesDry' },
    ],
  },
  {
    id: 'silo',
    title: 'Silo',
    summarize: summarizeSilo,
    metrics: [{ key: 'length', strong: true }, { key: 'volume' }, { key: 'faceAdvance', mode: 'AUTOCONSUMO' }],
  },
  {
    id: 'costs',
    title: 'Costos',
    summarize: summarizeCosts,
    metrics: [
      { key: 'costTotal', strong: true },
      { key: 'costSeed' },
      { key: 'costCrop' },
      { key: 'costEnsiling' },
      { key: 'costPerHa' },
      { key: 'costPerTonneUsable' },
      { key: 'costPerTonneGreen' },
      { key: 'costPerKgDry' },
      { key: 'costPerAnimalDay', mode: 'AUTOCONSUMO' },
    ],
  },
  {
    id: 'saving',
    title: 'Ahorro',
    mode: 'AUTOCONSUMO',
    summarize: summarizeSaving,
    metrics: [
      { key: 'saving', strong: true },
      { key: 'savingPct', label: 'Ahorro en porcentaje' },
    ],
  },
  {
    id: 'milk',
    title: 'Leche',
    mode: 'AUTOCONSUMO',
    isOptional: true,
    summarize: summarizeMilk,
    metrics: [
      { key: 'milkPerCowDay', strong: true },
      { key: 'milkKg', label: 'Leche de todo el periodo' },
      { key: 'milkPerHa' },
      { key: 'milkValue' },
    ],
  },
  {
    id: 'sale',
    title: 'Venta',
    mode: 'VENTA',
    summarize: summarizeSale,
    metrics: [
      { key: 'profit', strong: true },
      { key: 'revenue' },
      { key: 'margin' },
      { key: 'roi' },
      { key: 'breakEven' },
    ],
  },
];

/** Whether a group or metric belongs to the selected mode; without a mode it belongs to both. */
const matchesMode =
  (selectedMode: SilageMode) =>
  ({ mode }: { readonly mode?: SilageMode }): boolean =>
    mode === undefined || mode === selectedMode;

/** Groups of a result; without a valid result, the groups of its mode with dashes. */
export function getVisibleResultGroups({ input, result, isValid }: Calculation): readonly ResultGroup[] {
  const isMetricShown = (group: ResultGroup, key: SilageMetricKey): boolean =>
    isValid ? result[key] !== null : !group.isOptional;
  return RESULT_GROUPS.filter(matchesMode(input.mode))
    .map((group) => ({
      ...group,
      metrics: group.metrics.filter(matchesMode(input.mode)).filter(({ key }) => isMetricShown(group, key)),
    }))
    .filter(({ metrics }) => metrics.length > 0);
}
