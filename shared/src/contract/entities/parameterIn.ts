import { z } from 'zod';
import { limits } from '../../domain/limits';
import { instant, nameText, person, version } from '../primitives';
import { keptParam } from './simulation';

const { intakeKg, days, milkMax } = limits.productionType;

const fields = {
  name: nameText(60),
  defaultIntakeKg: z.number().min(intakeKg.min).max(intakeKg.max).multipleOf(0.01),
  defaultDays: z.number().int().min(days.min).max(days.max),
  milkKgPerTonneDM: z.number().positive('Debe ser mayor que cero.').max(milkMax).multipleOf(0.01).nullish(),
  active: z.boolean().default(true),
};
export const productionTypeIn = z.strictObject(fields);
export const productionTypeUpdate = z.strictObject({ ...fields, version });

/** Ranges are each parameter's own; with its version, one that somebody else changed meanwhile is not written over. */
export const simulatorParamsIn = z.strictObject({
  params: z
    .array(z.strictObject({ key: z.string().max(60), value: z.number(), version: keptParam.shape.version.optional() }))
    .min(1)
    .max(100),
});

/** One change of one parameter; `before` is null when it had its default. */
export const parameterChange = z.strictObject({
  key: z.string(),
  label: z.string(),
  unit: z.string(),
  before: z.number().nullable(),
  after: z.number(),
  at: instant,
  by: person.nullable(),
});
export type ParameterChange = z.output<typeof parameterChange>;
