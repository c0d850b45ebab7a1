import { formatHectares, formatMoney, formatNumber, noValue } from '../text/formats';
import type { SilageMode } from './input';
import { type SilageMetric, type SilageMetricKey, silageMetrics } from './result';

/** A metric of the result in its group. */
export interface SilageGroupMetric {
  readonly key: SilageMetricKey;
  readonly strong?: boolean;
  /** Overrides the model's label. */
  readonly label?: string;
  readonly mode?: SilageMode;
}

export interface SilageMetricGroup {
  readonly id: 'sowing' | 'silo' | 'costs' | 'saving' | 'milk' | 'sale';
  readonly title: string;
  readonly mode?: SilageMode;
  readonly metrics: readonly SilageGroupMetric[];
  /** Hidden while there is no valid result, because its metrics may not apply. */
  readonly isOptional?: boolean;
}

/** The metrics in the order and groups in which screen and paper show them. */
export const silageMetricGroups: readonly SilageMetricGroup[] = [
  {
    id: 'sowing',
    title: 'Siembra y cosecha',
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
    metrics: [{ key: 'length', strong: true }, { key: 'volume' }, { key: 'faceAdvance', mode: 'AUTOCONSUMO' }],
  },
  {
    id: 'costs',
    title: 'Costos',
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
    metrics: [
      { key: 'profit', strong: true },
      { key: 'revenue' },
      { key: 'margin' },
      { key: 'roi' },
      { key: 'breakEven' },
    ],
  },
];

export const getMetricLabel = (key: SilageMetricKey): string => silageMetrics[key].label;

/** Formats a metric; a dash when there is no value. */
export function formatMetric(key: SilageMetricKey, value: number | null): string {
  if (value === null) return noValue;
  const { unit, decimals }: SilageMetric = silageMetrics[key];
  if (key === 'hectares') return formatHectares(value);
  // Its label names the unit.
  if (key === 'bags') return formatNumber(value, decimals);
  if (unit.startsWith('MXN')) return formatMoney(value);
  return `${formatNumber(value, decimals)} ${unit}`;
}

export interface SilageMetricLines {
  readonly id: string;
  readonly title: string;
  readonly lines: readonly { readonly key: SilageMetricKey; readonly label: string }[];
}

/** The metrics of the given modes by group, for paper and comparison. */
export const listMetricGroups = (modes: readonly SilageMode[]): readonly SilageMetricLines[] =>
  silageMetricGroups
    .filter(({ mode }) => mode === undefined || modes.includes(mode))
    .map(({ id, title, metrics }) => ({
      id,
      title,
      lines: metrics
        .filter(({ mode }) => mode === undefined || modes.includes(mode))
        .map(({ key, label = getMetricLabel(key) }) => ({ key, label })),
    }));
