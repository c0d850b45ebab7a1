import {
  formatMetric,
  getMetricLabel,
  type SilageMetricKey,
  type SilageMode,
  type SilageResult,
} from '@surco/shared/domain';

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
