import type { ProductionType } from '@surco/shared/contract';

/** The values of the production type form. */
export interface ProductionTypeFormValues {
  readonly name: string;
  readonly defaultIntakeKg: number | null;
  readonly defaultDays: number | null;
  readonly milkKgPerTonneDM: number | null;
  readonly active: boolean;
}

export const toFormValues = (type: ProductionType | null): ProductionTypeFormValues => ({
  name: type?.name ?? '',
  defaultIntakeKg: type?.defaultIntakeKg ?? null,
  defaultDays: type?.defaultDays ?? null,
  milkKgPerTonneDM: type?.milkKgPerTonneDM ?? null,
  active: type?.active ?? true,
});

/** The values must be valid: `validateProductionType` rejects the null that becomes 0 here. */
export const toRequestBody = (values: ProductionTypeFormValues) => ({
  ...values,
  name: values.name.trim(),
  defaultIntakeKg: values.defaultIntakeKg ?? 0,
  defaultDays: values.defaultDays ?? 0,
});
