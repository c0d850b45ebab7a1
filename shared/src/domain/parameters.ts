import { formatNumber } from './formats';
import { silageParameters, type Parameter } from './silage/parameters';

/** Share of a DKbono's total that must be paid before it becomes a sale (domain.md §3). */
export const conversionParameter = {
  key: 'conversion.minPaidPct',
  label: 'Pago mínimo para convertir un DKbono en venta',
  unit: 'fracción',
  default: 1,
  min: 0,
  max: 1,
} as const satisfies Parameter;

/** How long a DKbono is valid when it is made or reopened; never beyond its season. */
export const validityParameter = {
  key: 'voucher.validityDays',
  label: 'Vigencia de un DKbono',
  unit: 'días',
  default: 60,
  min: 1,
  max: 730,
} as const satisfies Parameter;

/** Every parameter that an administrator may change, in the order of the screen. */
export const systemParameters: readonly Parameter[] = /* @__PURE__ */ ([] as readonly Parameter[]).concat(
  silageParameters,
  conversionParameter,
  validityParameter,
);

/** A parameter's value among those that are kept; its default where it is not among them, or they are not known. */
export const parameterIn = (
  kept: readonly { readonly key: string; readonly value: number }[] | undefined,
  { key, default: standard }: Pick<Parameter, 'key' | 'default'>,
): number => kept?.find((row) => row.key === key)?.value ?? standard;

/** How a parameter is told to people. */
export interface ParameterMeasure {
  /** A fraction is shown in percents: 0.15 → 15. */
  readonly times: number;
  /** What stands after the figure; empty for a bare factor. */
  readonly unit: string;
}

const spoken: Readonly<Record<string, ParameterMeasure>> = {
  fracción: { times: 100, unit: '%' },
  factor: { times: 1, unit: '' },
};

/** By the unit that a parameter is kept in. */
export const parameterMeasure = (unit: string): ParameterMeasure => spoken[unit] ?? { times: 1, unit };

/** A fraction turned into percents, without what binary fractions add to it. */
const shown = (value: number, times: number): number => Math.round(value * times * 1e8) / 1e8;

/** Its figure alone: .15 of a fraction → "15"; 9500 → "9,500". */
export const parameterFigure = (value: number, unit: string): string =>
  formatNumber(shown(value, parameterMeasure(unit).times), 0, 4);

/** With its unit: "15 %", "9,500 MXN/ha", "0.75". */
export const parameterText = (value: number, unit: string): string =>
  `${parameterFigure(value, unit)} ${parameterMeasure(unit).unit}`.trim();
