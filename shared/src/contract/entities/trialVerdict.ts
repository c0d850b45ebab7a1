import { z } from 'zod';

/** `worse`: the trial was ended; `undecided`: too few visits, the trial goes on. */
export const trialOutcomes = ['passed', 'worse', 'undecided'] as const;

const trialFiguresSchema = z.strictObject({
  /** In the unit of the measure. */
  value: z.number(),
  visits: z.number().int(),
});

/** What the guard of a trial decided when it compared it with the version for everyone else. */
export const trialVerdictSchema = z.strictObject({
  outcome: z.enum(trialOutcomes),
  /** ISO 8601. */
  at: z.string(),
  /** What was compared: the fraction of the visits with an error, or the p75 of a web vital in ms. */
  measure: z.enum(['errors', 'LCP', 'navigation', 'INP']),
  trial: trialFiguresSchema,
  /** Of the version for everyone else. */
  standing: trialFiguresSchema,
});
export type TrialVerdict = z.output<typeof trialVerdictSchema>;
