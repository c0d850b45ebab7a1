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
