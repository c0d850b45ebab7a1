export { BarChart, type BarChartProps } from './bar/bar-chart';
export type { Bar } from './bar/bar-types';
export type { ChartMeasure, ChartProps, ChartSource } from './chart-types';
export { toChartState } from './to-chart-state';
export { LineChart, type LineChartProps } from './line/line-chart';
export type { LinePoint, LineSeries } from './line/line-types';
export { createWeekLines, type WeekLinesOptions } from './weeks/create-week-lines';
