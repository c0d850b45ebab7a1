import { z } from 'zod';
import { list } from '../../primitives';

/** The steps of the checklist for the first days of a person. */
const firstStepKeys = [
  'terms',
  'profile',
  'secondFactor',
  'install',
  'notifications',
  'offline',
  'parameters',
  'season',
  'products',
  'inventory',
  'users',
  'approvals',
  'sales',
  'customer',
  'document',
  'simulate',
  'scenario',
  'manual',
] as const;

export const firstStepSchema = z.strictObject({
  key: z.enum(firstStepKeys),
  isDone: z.boolean(),
  /** Done according to the data of Surco; the person ticks the other steps. */
  isRecognized: z.boolean(),
});
export type FirstStep = z.output<typeof firstStepSchema>;

export const firstStepsSchema = z.strictObject({
  /** Whether the checklist is shown by itself: to a new person with open steps who has not dismissed it. */
  isSuggested: z.boolean(),
  isDismissed: z.boolean(),
  steps: z.array(firstStepSchema),
});
export type FirstSteps = z.output<typeof firstStepsSchema>;

export const firstStepsInputSchema = z.strictObject({
  /** The steps that the person has ticked, all of them. */
  ticked: list(z.enum(firstStepKeys), firstStepKeys.length),
  isDismissed: z.boolean(),
});
export type FirstStepsInput = z.output<typeof firstStepsInputSchema>;
