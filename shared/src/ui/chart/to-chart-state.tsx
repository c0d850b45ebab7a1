import { RefreshFailed } from '../panel/refresh-failed';
import type { PanelState } from '../panel/use-panel-call';
import type { ChartProps } from './chart-types';

/** The states without values of a chart that draws the answer of a call, and what it says when that is not the newest. */
export const toChartState = (
  response: PanelState<unknown>,
): Pick<ChartProps, 'isLoading' | 'error' | 'onRetry' | 'notice'> => ({
  isLoading: response.isLoading,
  error: response.error,
  onRetry: () => void response.mutate(),
  notice: <RefreshFailed response={response} />,
});
