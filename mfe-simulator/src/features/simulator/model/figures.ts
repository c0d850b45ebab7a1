import { formatHectares, formatMoney, formatNumber, noValue, plural } from '@surco/shared/domain/formats';
import type { SilageMode } from '@surco/shared/domain/silage/input';
import {
  type SilageFigure,
  type SilageFigureKey,
  silageFigures,
  type SilageResult,
} from '@surco/shared/domain/silage/result';

/** A figure of the result as people read it; a dash where there is none. */
export function writeFigure(key: SilageFigureKey, value: number | null): string {
  if (value === null) return noValue;
  const { unit, decimals }: SilageFigure = silageFigures[key];
  if (key === 'hectares') return formatHectares(value);
  if (key === 'bags') return plural(value, 'bolsa', 'bolsas');
  if (unit.startsWith('MXN')) return formatMoney(value);
  return `${formatNumber(value, decimals)} ${unit}`;
}

export const labelOf = (key: SilageFigureKey): string => silageFigures[key].label;

/** The figures that matter before all others. */
export const SUMMARY: Readonly<Record<SilageMode, readonly SilageFigureKey[]>> = {
  AUTOCONSUMO: ['hectares', 'bags', 'costTotal'],
  VENTA: ['bags', 'costTotal', 'profit'],
};

/** What a screen reader says after a change. */
export const spokenSummary = ({ input, result }: { input: { mode: SilageMode }; result: SilageResult }): string =>
  SUMMARY[input.mode].map((key) => `${labelOf(key)}: ${writeFigure(key, result[key])}`).join('. ');
