import type { Calculation } from '../../../../common/model/calculate';

/** Segment of a bar: label, value and colour name of the style sheet. */
export interface BarSegment {
  readonly label: string;
  readonly value: number;
  readonly tone: 'seed' | 'crop' | 'ensiling' | 'good' | 'lost' | 'reserve' | 'market';
}

/** A bar; all bars of a chart share one scale. */
export interface Bar {
  readonly label: string;
  readonly segments: readonly BarSegment[];
}

export const sumSegments = (segments: readonly BarSegment[]): number =>
  segments.reduce((sum, { value }) => sum + value, 0);

/** Cost segments: seed, crop and ensiling. */
export const getCostSegments = ({ result }: Calculation): readonly BarSegment[] => [
  { label: 'Semilla', value: result.costSeed ?? 0, tone: 'seed' },
  { label: 'Cultivo', value: result.costCrop ?? 0, tone: 'crop' },
  { label: 'Ensilado', value: result.costEnsiling ?? 0, tone: 'ensiling' },
];

/** Bars of the harvested and the usable tonnes and, in AUTOCONSUMO, of those that the herd needs. */
export function getTonneBars({ result }: Calculation): readonly Bar[] {
  const [green, usable] = [result.tonnesGreen ?? 0, result.tonnesUsable ?? 0];
  const harvestBars: readonly Bar[] = [
    { label: 'Sale del campo', segments: [{ label: 'Materia verde', value: green, tone: 'good' }] },
    {
      label: 'Queda en el silo',
      segments: [
        { label: 'Aprovechable', value: usable, tone: 'good' },
        { label: 'Merma', value: Math.max(green - usable, 0), tone: 'lost' },
      ],
    },
  ];
  if (result.feed === null || result.feedWithReserve === null) return harvestBars;
  const feedSegments: readonly BarSegment[] = [
    { label: 'Alimento', value: result.feed, tone: 'good' },
    { label: 'Reserva', value: Math.max(result.feedWithReserve - result.feed, 0), tone: 'reserve' },
  ];
  return [...harvestBars, { label: 'Pide el hato', segments: feedSegments.filter(({ value }) => value > 0) }];
}

/** Bars of the cost of the same silage, made and bought. */
export function getSavingBars({ result }: Calculation): readonly Bar[] {
  const made = result.costTotal ?? 0;
  const bought = made + (result.saving ?? 0);
  return [
    { label: 'Producirlo', segments: [{ label: 'Costo total', value: made, tone: 'good' }] },
    { label: 'Comprarlo', segments: [{ label: 'A precio de mercado', value: bought, tone: 'market' }] },
  ];
}
