import type { Calculation } from '../calculate';

/** One piece of a bar: what it is, how much, and the colour's name in the style sheet. */
export interface Piece {
  readonly label: string;
  readonly value: number;
  readonly tone: 'seed' | 'crop' | 'ensiling' | 'good' | 'lost' | 'reserve' | 'market';
}

/** A bar of the picture; its pieces share one scale with those of its neighbours. */
export interface Bar {
  readonly label: string;
  readonly pieces: readonly Piece[];
}

export const sumOf = (pieces: readonly Piece[]): number => pieces.reduce((sum, { value }) => sum + value, 0);

/** Seed, crop and ensiling, of which the whole cost is made. */
export const costPieces = ({ result }: Calculation): readonly Piece[] => [
  { label: 'Semilla', value: result.costSeed ?? 0, tone: 'seed' },
  { label: 'Cultivo', value: result.costCrop ?? 0, tone: 'crop' },
  { label: 'Ensilado', value: result.costEnsiling ?? 0, tone: 'ensiling' },
];

/** What the field gives, what is left of it, and what the herd eats of that. */
export function tonneBars({ result }: Calculation): readonly Bar[] {
  const [green, usable] = [result.tonnesGreen ?? 0, result.tonnesUsable ?? 0];
  const given: readonly Bar[] = [
    { label: 'Sale del campo', pieces: [{ label: 'Materia verde', value: green, tone: 'good' }] },
    {
      label: 'Queda en el silo',
      pieces: [
        { label: 'Aprovechable', value: usable, tone: 'good' },
        { label: 'Merma', value: Math.max(green - usable, 0), tone: 'lost' },
      ],
    },
  ];
  if (result.feed === null || result.feedWithReserve === null) return given;
  const eaten: readonly Piece[] = [
    { label: 'Alimento', value: result.feed, tone: 'good' },
    { label: 'Reserva', value: Math.max(result.feedWithReserve - result.feed, 0), tone: 'reserve' },
  ];
  return [...given, { label: 'Pide el hato', pieces: eaten.filter(({ value }) => value > 0) }];
}

/** The same silage, made or bought. */
export function savingBars({ result }: Calculation): readonly Bar[] {
  const made = result.costTotal ?? 0;
  const bought = made + (result.saving ?? 0);
  return [
    { label: 'Producirlo', pieces: [{ label: 'Costo total', value: made, tone: 'good' }] },
    { label: 'Comprarlo', pieces: [{ label: 'A precio de mercado', value: bought, tone: 'market' }] },
  ];
}
