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
  readonly figures: readonly MetricSpec[];
  /** Shown only when its metrics apply. */
  readonly optional?: boolean;
}

export const RESULT_GROUPS: readonly ResultGroup[] = [
  {
    id: 'siembra',
    title: 'Siembra y cosecha',
    summarize: summarizeSowing,
    figures: [
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
    figures: [{ key: 'length', strong: true }, { key: 'volume' }, { key: 'faceAdvance', mode: 'AUTOCONSUMO' }],
  },
  {
    id: 'costos',
    title: 'Costos',
    summarize: summarizeCosts,
    figures: [
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
    id: 'ahorro',
    title: 'Ahorro',
    mode: 'AUTOCONSUMO',
    summarize: summarizeSaving,
    figures: [
      { key: 'saving', strong: true },
      { key: 'savingPct', label: 'Ahorro en porcentaje' },
    ],
  },
  {
    id: 'leche',
    title: 'Leche',
    mode: 'AUTOCONSUMO',
    optional: true,
    summarize: summarizeMilk,
    figures: [
      { key: 'milkPerCowDay', strong: true },
      { key: 'milkKg', label: 'Leche de todo el periodo' },
      { key: 'milkPerHa' },
      { key: 'milkValue' },
    ],
  },
  {
    id: 'venta',
    title: 'Venta',
    mode: 'VENTA',
    summarize: summarizeSale,
    figures: [
      { key: 'profit', strong: true },
      { key: 'revenue' },
      { key: 'margin' },
      { key: 'roi' },
      { key: 'breakEven' },
    ],
  },
];

const matchesMode =
  (chosen: SilageMode) =>
  ({ mode }: { readonly mode?: SilageMode }): boolean =>
    mode === undefined || mode === chosen;

/** Groups of a result; without a valid result, the groups of its mode with dashes. */
export function getVisibleResultGroups({ input, result, valid }: Calculation): readonly ResultGroup[] {
  const isMetricShown = (group: ResultGroup, key: SilageMetricKey): boolean =>
    valid ? result[key] !== null : !group.optional;
  return RESULT_GROUPS.filter(matchesMode(input.mode))
    .map((group) => ({
      ...group,
      figures: group.figures.filter(matchesMode(input.mode)).filter(({ key }) => isMetricShown(group, key)),
    }))
    .filter(({ figures }) => figures.length > 0);
}
