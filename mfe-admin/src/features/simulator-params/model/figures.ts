import { formatMoney, formatNumber } from '@surco/shared/domain/formats';
import { type SilageFigureKey, silageFigures, type SilageResult } from '@surco/shared/domain/silage/result';
import { texts } from '../texts';
import type { Effect } from './effects';

/** One figure of an example, and how it is written. */
export interface EffectFigure {
  readonly key: string;
  readonly title: string;
  readonly of: (result: SilageResult) => number | null;
  readonly write: (value: number | null) => string;
}

function figure(key: SilageFigureKey, title: string = silageFigures[key].label): EffectFigure {
  const { unit, decimals } = silageFigures[key];
  const measured = (value: number | null): string =>
    value === null ? formatNumber(value) : `${formatNumber(value, decimals, decimals)} ${unit}`;
  return { key, title, of: (result) => result[key], write: unit.startsWith('MXN') ? formatMoney : measured };
}

const gain: EffectFigure = { ...figure('saving', texts.gain), of: ({ saving, profit }) => saving ?? profit };

/** What the parameters move: each of them moves one of these, but for those of silos and DKbonos that no example has. */
export const effectFigures: readonly EffectFigure[] = [
  figure('hectares', texts.hectares),
  figure('costTotal'),
  figure('costPerTonneUsable', texts.perTonne),
  gain,
  figure('milkValue'),
  figure('length'),
];

/** The money first, for that is what a change is weighed by. */
const telling = ['costTotal', 'saving', 'milkValue', 'length'];

interface Move {
  readonly label: string;
  readonly value: string;
}

const signed = (value: number, write: EffectFigure['write']): string =>
  `${value > 0 ? '+' : '−'}${write(Math.abs(value))}`;

/** Of each example that a change moves, the figure that says most. */
export const movesOf = (effects: readonly Effect[]): Move[] =>
  effects.flatMap(({ id, before, after }) => {
    const moved = telling.flatMap((key) => {
      const found = effectFigures.find((candidate) => candidate.key === key);
      const by = found ? (found.of(after) ?? 0) - (found.of(before) ?? 0) : 0;
      return found && by !== 0
        ? [{ label: texts.moved(id.split(' ')[0] ?? id, found.title), value: signed(by, found.write) }]
        : [];
    });
    return moved.slice(0, 1);
  });
