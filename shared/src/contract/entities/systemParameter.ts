import { z } from 'zod';
import { instant, userReference } from '../primitives';

/** A setting of the system that an administrator may change; those of the simulator are among them. */
export const systemParameterSchema = z.strictObject({
  key: z.string(),
  label: z.string(),
  value: z.number(),
  unit: z.string(),
  min: z.number(),
  max: z.number(),
});
export type SystemParameter = z.output<typeof systemParameterSchema>;

/** A parameter with its version, which a change must send; 0 while it has its default value. */
export const versionedSystemParameterSchema = systemParameterSchema.extend({ version: z.number().int().min(0) });
export type VersionedSystemParameter = z.output<typeof versionedSystemParameterSchema>;

/** Each parameter has its own range. With a version, a change by another user in between is rejected with 409. */
export const systemParametersInputSchema = z.strictObject({
  params: z
    .array(
      z.strictObject({
        key: z.string().max(60),
        value: z.number(),
        version: versionedSystemParameterSchema.shape.version.optional(),
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
