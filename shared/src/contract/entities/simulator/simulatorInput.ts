import { z } from 'zod';
import { limits } from '../../../domain/limits';
import { instant, requiredName, userReference, version } from '../../primitives';
import { versionedSimulatorParamSchema } from './simulation';

const { intakeKg, days, milkMax } = limits.productionType;

const productionTypeInputFields = {
  name: requiredName(60),
  defaultIntakeKg: z.number().min(intakeKg.min).max(intakeKg.max).multipleOf(0.01),
  defaultDays: z.number().int().min(days.min).max(days.max),
  milkKgPerTonneDM: z.number().positive('Debe ser mayor que cero.').max(milkMax).multipleOf(0.01).nullish(),
  active: z.boolean().default(true),
};
export const productionTypeInputSchema = z.strictObject(productionTypeInputFields);
export const productionTypeUpdateSchema = z.strictObject({ ...productionTypeInputFields, version });

/** Each parameter has its own range. With a version, a change by another user in between is rejected with 409. */
export const simulatorParamsInputSchema = z.strictObject({
  params: z
    .array(
      z.strictObject({
        key: z.string().max(60),
        value: z.number(),
        version: versionedSimulatorParamSchema.shape.version.optional(),
      }),
    )
    .min(1)
    .max(100),
});

/** One change of one parameter; `before` is null when it had its default. */
export const parameterChangeSchema = z.strictObject({
  key: z.string(),
  label: z.string(),
  unit: z.string(),
  before: z.number().nullable(),
  after: z.number(),
  at: instant,
  by: userReference.nullable(),
});
export type ParameterChange = z.output<typeof parameterChangeSchema>;
