import type { ReactNode } from 'react';
import type { CallInput } from '../../contract';
import type { EmptyStateProps } from '../feedback/empty-state';

/**
 * What the values of a chart are: amounts in pesos ("123660.5" as the number 123660.5), fractions (0.075 is 7.5 %), or a
 * number of things with their name, e.g. `['bolsa', 'bolsas']`.
 */
export type ChartMeasure = 'money' | 'percent' | readonly [one: string, many: string];

/** The values of a chart as a table: shown, copied and exported. */
export interface ChartTable {
  /** Header of the first column, which names the rows, e.g. "Semana". */
  title: string;
  /** Headers of the other columns: the series of a line chart, the parts of the bars. */
  columns: readonly string[];
  rows: readonly { label: string; to?: string; values: readonly (number | null)[] }[];
}

/** The list whose totals the values are, with its filters; the audit log records both with each export. */
export type ChartSource = Pick<CallInput<'POST /exports/charts'>['body'], 'list' | 'filters'>;

/** What every chart has, whatever it draws. */
export interface ChartProps {
  /** The heading; also the name of an exported file. */
  title: string;
  measure: ChartMeasure;
  source: ChartSource;
  /** What changes the values, e.g. tabs: above the chart, also while it loads. */
  controls?: ReactNode;
  /** A line above the chart, e.g. that its values are not the newest. */
  notice?: ReactNode;
  /** A sentence below the chart, e.g. the first, the last and the lowest value. */
  summary?: ReactNode;
  /** Shown instead of a chart without values. */
  empty?: EmptyStateProps;
  /** Shows a placeholder of the final height. */
  isLoading?: boolean;
  /** The thrown error, if the values could not be loaded. */
  error?: unknown;
  onRetry?: () => void;
}
