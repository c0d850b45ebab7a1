import type { Calculation } from '../../../../common/model/calculate';

/** Props of every chart. */
export interface ChartProps {
  calculation: Calculation;
}
