import { formatNumber } from './text/formats';
import { fractionToPercent, percentToFraction } from './percent';
import { paperLinkRetention, retentionParameters } from './retentionParameters';
import { silageParameters, type ParameterDefinition } from './silage/silageParameters';

/** Fraction of a DKbono's total that must be paid before it can become a sale (T-03). The key is a stored name. */
export const conversionParameter = {
  key: 'conversion.minPaidPct',
  label: 'Pago mínimo para convertir un DKbono en venta',
  unit: 'fracción',
  default: 1,
  min: 0,
  max: 1,
} as const satisfies ParameterDefinition;

/** How many days a DKbono is valid when it is created or reopened; at most until the end of its season. */
export const validityParameter = {
  key: 'voucher.validityDays',
  label: 'Vigencia de un DKbono',
  unit: 'días',
  default: 60,
  min: 1,
  max: 730,
} as const satisfies ParameterDefinition;

/** How many days a link of a customer opens its paper. */
export const paperLinkParameter = {
  key: 'links.days',
  label: 'Vigencia de un enlace para el cliente',
  unit: 'días',
  default: 30,
  min: 1,
  max: 365,
} as const satisfies ParameterDefinition;

/** Unit of a parameter that is on (1) or off (0). */
const switchUnit = 'sí o no';

/** Whether a parameter of this unit is a switch: 1 is on, 0 is off. */
export const isSwitchUnit = (unit: string): boolean => unit === switchUnit;

/** Whether administrators and coordinators who sign in with a password need a second factor. */
export const secondFactorParameter = {
  key: 'security.secondFactorRequired',
  label: 'Exigir la verificación en dos pasos a administradores y coordinadores',
  unit: switchUnit,
  default: 0,
  min: 0,
  max: 1,
} as const satisfies ParameterDefinition;

/** Every parameter that an administrator may change, in the order of the settings page. */
export const systemParameters: readonly ParameterDefinition[] = /* @__PURE__ */ (
  [] as readonly ParameterDefinition[]
).concat(
  silageParameters,
  conversionParameter,
  validityParameter,
  paperLinkParameter,
  secondFactorParameter,
  retentionParameters,
  paperLinkRetention,
);

/**
 * The value of a parameter.
 * @param stored the stored parameters; undefined while they are not loaded
 * @returns the stored value, or the default when it is not stored
 */
export const getParameterValue = (
  stored: readonly { readonly key: string; readonly value: number }[] | undefined,
  parameter: Pick<ParameterDefinition, 'key' | 'default'>,
): number => stored?.find(({ key }) => key === parameter.key)?.value ?? parameter.default;

/** How the value of a parameter is shown. */
export interface ParameterDisplayUnit {
  /** The stored value is a fraction and is shown in percent: 0.15 → 15. */
  readonly isPercent: boolean;
  /** Written after the number; empty for a plain factor. */
  readonly unit: string;
}

const displayUnits: Readonly<Record<string, ParameterDisplayUnit>> = {
  fracción: { isPercent: true, unit: '%' },
  factor: { isPercent: false, unit: '' },
  [switchUnit]: { isPercent: false, unit: '' },
};

/** @param unit the unit in which the parameter is stored, e.g. `fracción`, `MXN/ha` */
export const getDisplayUnit = (unit: string): ParameterDisplayUnit => displayUnits[unit] ?? { isPercent: false, unit };

/** The stored value as its field shows it: 0.15 of unit `fracción` → 15. */
export const toDisplayValue = (value: number, unit: string): number =>
  getDisplayUnit(unit).isPercent ? fractionToPercent(value) : value;

/** The value to store for what a field shows: 15 of unit `fracción` → 0.15. */
export const fromDisplayValue = (value: number, unit: string): number =>
  getDisplayUnit(unit).isPercent ? percentToFraction(value) : value;

const formatSwitch = (value: number): string => (value === 0 ? 'No' : 'Sí');

/** The number alone: 0.15 of unit `fracción` → "15"; 9500 → "9,500"; 1 of unit `sí o no` → "Sí". */
export const formatParameterNumber = (value: number, unit: string): string =>
  isSwitchUnit(unit) ? formatSwitch(value) : formatNumber(toDisplayValue(value, unit), 0, 4);

/** The number with its unit: "15 %", "9,500 MXN/ha", "0.75". */
export const formatParameter = (value: number, unit: string): string =>
  `${formatParameterNumber(value, unit)} ${getDisplayUnit(unit).unit}`.trim();
