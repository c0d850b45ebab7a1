import {
  formatHectares,
  formatMoney,
  formatNumber,
  noValue,
  type SilageMetric,
  type SilageMetricKey,
  silageMetrics,
  type SilageMode,
  type SilageResult,
} from '@surco/shared/domain';

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

export const getMetricLabel = (key: SilageMetricKey): string => silageMetrics[key].label;

/** The most important metrics by mode. */
export const SUMMARY_METRICS: Readonly<Record<SilageMode, readonly SilageMetricKey[]>> = {
  AUTOCONSUMO: ['hectares', 'bags', 'costTotal'],
  VENTA: ['bags', 'costTotal', 'profit'],
};

/** Text that a screen reader announces after a change. */
export const formatScreenReaderSummary = ({
  input,
  result,
}: {
  input: { mode: SilageMode };
  result: SilageResult;
}): string =>
  SUMMARY_METRICS[input.mode].map((key) => `${getMetricLabel(key)}: ${formatMetric(key, result[key])}`).join('. ');
