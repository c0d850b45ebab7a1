import type { Figures } from '@surco/shared/contract';
import { formatHectares, formatMoney, formatNumber } from '@surco/shared/domain';
import type { ChartMeasure } from '@surco/shared/ui/chart';

/** What can be compared: bags, hectares, and the total in MXN with tax. */
export const MEASURES = ['bags', 'hectares', 'total'] as const satisfies readonly (keyof Figures)[];
export type Measure = (typeof MEASURES)[number];

interface MeasureTexts {
  label: string;
  /** How a chart writes it. */
  chart: ChartMeasure;
  /** Its figure beside the label, which names the unit of bags. */
  format: (figures: Figures) => string;
}

export const measureTexts: Readonly<Record<Measure, MeasureTexts>> = {
  bags: { label: 'Bolsas', chart: ['bolsa', 'bolsas'], format: ({ bags }) => formatNumber(bags) },
  hectares: {
    label: 'Hectáreas',
    chart: ['hectárea', 'hectáreas'],
    format: ({ hectares }) => formatHectares(hectares),
  },
  total: { label: 'Importe con IVA', chart: 'money', format: ({ total }) => formatMoney(total) },
};

/** A figure as a number, for a chart. */
export const getMeasureValue = (figures: Figures, measure: Measure): number => Number(figures[measure]);
