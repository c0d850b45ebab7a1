import type { Calculation } from '../../../../common/model/calculate';

/** Props of the charts that `ResultChart` selects. */
export interface ChartProps {
  calculation: Calculation;
}
