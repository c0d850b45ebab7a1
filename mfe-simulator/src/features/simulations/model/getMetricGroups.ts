import type { SilageMetricKey, SilageMode } from '@surco/shared/domain';
import { getMetricLabel, RESULT_GROUPS } from '../../../common';

export interface MetricLine {
  readonly key: SilageMetricKey;
  readonly label: string;
}

export interface MetricGroup {
  readonly id: string;
  readonly title: string;
  readonly lines: readonly MetricLine[];
}

/** Metrics for print and comparison, of the given modes, in screen order. */
export const getMetricGroups = (modes: readonly SilageMode[]): readonly MetricGroup[] =>
  RESULT_GROUPS.filter(({ mode }) => mode === undefined || modes.includes(mode)).map(({ id, title, metrics }) => ({
    id,
    title,
    lines: metrics
      .filter(({ mode }) => mode === undefined || modes.includes(mode))
      .map(({ key, label = getMetricLabel(key) }) => ({ key, label })),
  }));
