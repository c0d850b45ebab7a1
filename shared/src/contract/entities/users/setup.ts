import { z } from 'zod';
import { list } from '../../primitives';

/** The steps by which an administrator prepares an empty company, in their order. */
const setupStepKeys = [
  'name',
  'zones',
  'localities',
  'company',
  'products',
  'season',
  'inventory',
  'users',
  'customers',
  'legalTexts',
  'partners',
  'parameters',
  'secondFactor',
  'install',
] as const;

/** `WAITING`: another step comes first. `SKIPPED`: the administrator has said that it is not needed. */
const setupStepStates = ['OPEN', 'WAITING', 'DONE', 'SKIPPED'] as const;

export const setupStepSchema = z.strictObject({
  key: z.enum(setupStepKeys),
  state: z.enum(setupStepStates),
  /** How many records there are; null of a step that has none. */
  count: z.int().nullable(),
  /** The steps whose records are still missing. */
  waitsFor: z.array(z.enum(setupStepKeys)),
});
export type SetupStep = z.output<typeof setupStepSchema>;

export const setupSchema = z.strictObject({
  /** Whether the start page leads here: there are open steps, and nothing was sold yet or the person is new. */
  isSuggested: z.boolean(),
  steps: z.array(setupStepSchema),
});
export type Setup = z.output<typeof setupSchema>;

export const setupInputSchema = z.strictObject({
  /** The steps that are not needed, all of them. */
  skipped: list(z.enum(setupStepKeys), setupStepKeys.length),
});
export type SetupInput = z.output<typeof setupInputSchema>;
