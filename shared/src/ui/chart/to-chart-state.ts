import type { CallState } from '../../platform';
import type { ChartProps } from './chart-types';

/** The states without values of a chart that draws the answer of a call. */
export const toChartState = ({
  error,
  isLoading,
  mutate,
}: CallState<unknown>): Pick<ChartProps, 'isLoading' | 'error' | 'onRetry'> => ({
  isLoading,
  error,
  onRetry: () => void mutate(),
});
