import { z } from 'zod';

/** Only `worse` is sent: the trial was ended. */
export const trialOutcomes = ['passed', 'worse', 'undecided'] as const;

const trialFiguresSchema = z.strictObject({
  /** In the unit of the measure. */
  value: z.number(),
  visits: z.number().int(),
});

/** The figures by which a trial was ended: it failed more often than the version for everyone else. */
export const trialVerdictSchema = z.strictObject({
  outcome: z.enum(trialOutcomes),
  /** ISO 8601. */
  at: z.string(),
  /** Only `errors` is sent: the part of the visits with an error, from 0 to 1. */
  measure: z.enum(['errors', 'LCP', 'navigation', 'INP']),
  trial: trialFiguresSchema,
  /** Of the version for everyone else. */
  standing: trialFiguresSchema,
});
export type TrialVerdict = z.output<typeof trialVerdictSchema>;
