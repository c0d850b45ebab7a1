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

/** A parameter with its version, which a change may send; 0 until it is changed for the first time. */
export const versionedSystemParameterSchema = systemParameterSchema.extend({ version: z.number().int().min(0) });
export type VersionedSystemParameter = z.output<typeof versionedSystemParameterSchema>;

/** One change of one parameter; `before` is null for its first change, when it had its default. */
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
