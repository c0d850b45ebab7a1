import { formatMoney, formatTonnes } from '@surco/shared/domain';
import { type ComponentType, memo } from 'react';
import { getSavingBars, getTonneBars } from '../../model/charts/barSegments';
import { BarChart } from './BarChart';
import { CostBreakdown } from './CostBreakdown';
import type { ChartProps } from './chartProps';
import { HectareGrid } from './HectareGrid';
import { ProfitChart } from './ProfitChart';
import { SiloDrawing } from './SiloDrawing';
import './charts.css';
import './drawings.css';

const SowingCharts = ({ calculation }: ChartProps) => (
  <>
    <HectareGrid hectares={calculation.result.hectares ?? 0} />
    <BarChart bars={getTonneBars(calculation)} formatValue={formatTonnes} />
  </>
);

const SavingChart = ({ calculation }: ChartProps) => (
  <BarChart bars={getSavingBars(calculation)} formatValue={formatMoney} />
);

/** Charts by the id of their group of `RESULT_GROUPS`; the group `milk` has none. */
const CHARTS: Readonly<Record<string, ComponentType<ChartProps>>> = {
  sowing: SowingCharts,
  silo: SiloDrawing,
  costs: CostBreakdown,
  saving: SavingChart,
  sale: ProfitChart,
};

/** Chart of a group of metrics. */
export const ResultChart = memo(function ResultChart({ groupId, calculation }: ChartProps & { groupId: string }) {
  const Chart = CHARTS[groupId];
  return Chart && calculation.isValid ? <Chart calculation={calculation} /> : null;
});
