import {
  formatMoney,
  formatNumber,
  formatSigned,
  type SilageMetricKey,
  silageMetrics,
  type SilageResult,
} from '@surco/shared/domain';
import { texts } from '../texts';
import type { Effect } from './calculateEffects';

/** A result of a worked example with its format. */
export interface EffectMetric {
  readonly key: string;
  readonly title: string;
  readonly getValue: (result: SilageResult) => number | null;
  readonly format: (value: number | null) => string;
}

function createMetric(key: SilageMetricKey, title: string = silageMetrics[key].label): EffectMetric {
  const { unit, decimals } = silageMetrics[key];
  const formatWithUnit = (value: number | null): string =>
    value === null ? formatNumber(value) : `${formatNumber(value, decimals, decimals)} ${unit}`;
  return {
    key,
    title,
    getValue: (result) => result[key],
    format: unit.startsWith('MXN') ? formatMoney : formatWithUnit,
  };
}

const savingOrProfitMetric: EffectMetric = {
  ...createMetric('saving', texts.savingOrProfit),
  getValue: ({ saving, profit }) => saving ?? profit,
};

/** The metrics of the effects table. Every parameter affects one of them, except those that no example uses. */
export const effectMetrics: readonly EffectMetric[] = [
  createMetric('hectares', texts.hectares),
  createMetric('costTotal'),
  createMetric('costPerTonneUsable', texts.perTonne),
  savingOrProfitMetric,
  createMetric('milkValue'),
  createMetric('length'),
];

/** The metrics of the summary in order of importance, money first. */
const SUMMARY_METRICS = ['costTotal', 'saving', 'milkValue', 'length'];

interface EffectSummary {
  readonly label: string;
  readonly value: string;
}

/** The most important changed metric of each affected example. */
export const summarizeEffects = (effects: readonly Effect[]): EffectSummary[] =>
  effects.flatMap(({ id, before, after }) => {
    const [exampleNumber = id] = id.split(' ');
    const changes = SUMMARY_METRICS.flatMap((key) => {
      const metric = effectMetrics.find((candidate) => candidate.key === key);
      const difference = metric ? (metric.getValue(after) ?? 0) - (metric.getValue(before) ?? 0) : 0;
      return metric && difference !== 0
        ? [
            {
              label: texts.effectLabel(exampleNumber, metric.title),
              value: formatSigned(difference, metric.format),
            },
          ]
        : [];
    });
    return changes.slice(0, 1);
  });
