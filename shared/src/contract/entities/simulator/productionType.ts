import { z } from 'zod';
import { limits } from '../../../domain/limits';
import { id, recordMetadata, requiredName, version } from '../../primitives';

export const productionTypeSchema = z.strictObject({
  id,
  name: z.string(),
  defaultIntakeKg: z.number(),
  defaultDays: z.number().int(),
  milkKgPerTonneDM: z.number().nullable(),
  active: z.boolean(),
  ...recordMetadata,
});
export type ProductionType = z.output<typeof productionTypeSchema>;

const { intakeKg, days, milkMax } = limits.productionType;

const productionTypeInputFields = {
  name: requiredName(limits.textLength.productionTypeName),
  defaultIntakeKg: z.number().min(intakeKg.min).max(intakeKg.max).multipleOf(0.01),
  defaultDays: z.number().int().min(days.min).max(days.max),
  milkKgPerTonneDM: z.number().positive('Debe ser mayor que cero.').max(milkMax).multipleOf(0.01).nullish(),
  active: z.boolean().default(true),
};
export const productionTypeInputSchema = z.strictObject(productionTypeInputFields);
export const productionTypeUpdateSchema = z.strictObject({ ...productionTypeInputFields, version });
